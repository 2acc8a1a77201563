// Who types in a site and who reads it while it goes to another installation: what each was told, and when.
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { pauseAfter } from '../../apps/editor/src/state/sender.ts'
import { type Answer, ask } from '../../e2e/asking.ts'
import type { Edited } from './people.ts'

/** Somebody who types sends a change so often; who finds out how long nothing is stored asks as often as this. */
const TYPING_MS = 1_000
const WATCHING_MS = 50
/** A reader turns a page so often. */
const READING_MS = 500

/** Where a site is now, by its old installation's word. */
export interface Moved {
  readonly address: string
  readonly editor: string
}

/** What came of one try to store a change. */
type Told = 'stored' | 'moving' | 'failed' | Moved

/** Somebody who types in a section of their own, until they are told that the site is elsewhere. */
export class MovingEditor {
  readonly acknowledged: string[] = []
  /** Milliseconds in which nothing was stored because the site was being moved, each time that was so. */
  readonly still: number[] = []
  /** Answers that neither store a change, nor ask to wait for the move, nor say where the site is. */
  readonly strange: string[] = []
  readonly site: Edited
  readonly section: string
  /** What was stored last. */
  said = ''
  moved: Moved | undefined
  readonly #token: string
  readonly #name: string
  readonly #port: number
  readonly #isWatching: () => boolean
  #base: number
  #stillSince: number | undefined

  constructor(site: Edited, guest: number, { port, isWatching }: { port: number; isWatching: () => boolean }) {
    this.site = site
    this.section = site.sections[guest]!
    this.#token = site.tokens[guest]!
    this.#name = `${site.slug}-${guest}`
    this.#base = site.revision
    this.#port = port
    this.#isWatching = isWatching
  }

  async workUntil(isOver: () => boolean): Promise<void> {
    await pause(Math.random() * TYPING_MS)
    while (!this.moved && !isOver()) {
      const next = pause(this.#isWatching() ? WATCHING_MS : TYPING_MS)
      await this.#change(isOver)
      await next
    }
  }

  async #change(isOver: () => boolean): Promise<void> {
    const value = `The rooms of ${this.#name}, ${this.acknowledged.length + 1}`
    const id = `${this.#name}-${this.acknowledged.length}`.padEnd(36, '-')
    const operation = { do: 'set-field', section: this.section, field: 'title', language: 'en', value }
    for (let failures = 1; ; failures += 1) {
      const at = performance.now()
      const answer = await this.#post({ base: this.#base, changes: [{ id, operation }] })
      const told = this.#read(answer)
      this.#note(told, at)
      if (told === 'stored') {
        this.acknowledged.push(id)
        this.said = value
      }
      if (told === 'stored' || typeof told === 'object' || (told === 'failed' && isOver())) return
      const wished = answer?.headers['retry-after']
      const asEditors = pauseAfter(failures, wished === undefined ? undefined : Number(wished))
      await pause(this.#isWatching() ? WATCHING_MS : asEditors)
    }
  }

  #read(answer: Answer | undefined): Told {
    const told = answer ? (JSON.parse(answer.text) as { code?: string; revision?: number; movedTo?: Moved }) : {}
    if (answer?.status === 200) {
      this.#base = told.revision!
      return 'stored'
    }
    if (answer?.status === 503 && told.code === 'site-moving') return 'moving'
    if (answer?.status === 409 && told.code === 'site-moved' && told.movedTo) {
      this.moved = told.movedTo
      return told.movedTo
    }
    this.strange.push(answer ? `${answer.status} ${answer.text.slice(0, 120)}` : 'cut')
    return 'failed'
  }

  /** The time in which nothing is stored goes from the first try that was refused for it to the first answer that says otherwise. */
  #note(told: Told, sentAt: number): void {
    if (told === 'moving') this.#stillSince ??= sentAt
    else if (this.#stillSince !== undefined) {
      if (this.#isWatching()) this.still.push(performance.now() - this.#stillSince)
      this.#stillSince = undefined
    }
  }

  #post(body: object): Promise<Answer | undefined> {
    const headers = { authorization: `Bearer ${this.#token}` }
    return ask(this.#port, `/api/v1/sites/${this.site.id}/operations`, { method: 'POST', headers, body }).catch(
      () => undefined,
    )
  }
}

/** Pages that were asked for at the old address of sites, whether or not they are elsewhere. */
export class Followed {
  read = 0
  /** Those that came from the other installation. */
  ledOn = 0
  readonly failed: string[] = []
}

interface Reading {
  readonly port: number
  readonly slugs: readonly string[]
  readonly followed: Followed
  readonly isOver: () => boolean
}

/** Reads one page after the other and goes where it is led, as a browser does. */
export async function readAndFollow({ port, slugs, followed, isOver }: Reading): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await pause(Math.random() * READING_MS)
  while (!isOver()) {
    const slug = slugs[Math.floor(Math.random() * slugs.length)]!
    const next = pause(READING_MS * (0.5 + Math.random()))
    const told = await readOnce(agent, `http://${slug}.localhost:${port}/?from=card`)
    followed.read += 1
    if (told === 'led on') followed.ledOn += 1
    else if (told !== 'here') {
      followed.failed.push(told)
      if (followed.failed.length <= 5) console.log(`    a page that did not come: ${told}`)
    }
    await next
  }
  agent.destroy()
}

/** Once more where a connection that was used before is closed without a word, as browsers do (RFC 9112, 9.3.1). */
async function readOnce(agent: Agent, address: string): Promise<string> {
  const page = await pageOf(agent, address)
    .catch(() => pageOf(agent, address))
    .catch((failure: Error) => failure)
  if (page instanceof Error) return page.message
  if (page.status !== 308) return wrongIn(page) ?? 'here'
  if (!page.location?.endsWith('/?from=card')) return `led to ${page.location}`
  const there = await pageOf(undefined, page.location).catch((failure: Error) => failure)
  return there instanceof Error ? there.message : (wrongIn(there) ?? 'led on')
}

interface Page {
  readonly status: number
  readonly location: string | undefined
  readonly text: string
}

const wrongIn = ({ status, text }: Page) =>
  status === 200 && text.includes('</html>') ? undefined : `answered ${status}: ${text.slice(0, 120)}`

/** Asks this machine, by whatever host. */
function pageOf(agent: Agent | undefined, address: string): Promise<Page> {
  const { host, port, pathname, search } = new URL(address)
  const wish = { agent: agent ?? false, host: '127.0.0.1', port, path: pathname + search, headers: { host } }
  return new Promise((resolve, reject) => {
    const asking = request(wish, (answer: IncomingMessage) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, text }))
    })
    asking.on('error', reject).end()
  })
}
