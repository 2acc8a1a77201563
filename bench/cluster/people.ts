// Editors and readers of several servers: what they were told, how long they waited, and what did not come.
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { exportSite } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { pauseAfter } from '../../apps/editor/src/state/sender.ts'
import { type Answer, ask } from '../../e2e/asking.ts'
import { manyPages } from '../sites.ts'
import type { Api, Stage } from './stage.ts'

/** Somebody who types sends a change so often. */
const TYPING = 1_000
/** A reader turns a page so often. */
const READING = 10_000

export interface Edited {
  readonly id: string
  readonly slug: string
  readonly revision: number
  readonly tokens: readonly string[]
  readonly sections: readonly string[]
}

/** A site of one page of ten sections, published, with somebody who came by a link for each of its first sections. */
async function makeEdited(api: Api, slug: string, guests: number): Promise<Edited> {
  const exported = exportSite({ ...manyPages(1), id: slug }, catalog)
  // A link that leads nowhere holds up publishes that were put off.
  const configuration = JSON.parse(JSON.stringify(exported).replaceAll('"/Rooms"', '"/"'))
  const { id } = await asked<{ id: string }>(api('/sites', { method: 'POST', body: { configuration, slug } }))
  await asked(api(`/sites/${id}/releases`, { method: 'POST', body: {} }))
  const { site, revision } = await asked<Draft>(api(`/sites/${id}/document`))
  const tokens: string[] = []
  for (let guest = 0; guest < guests; guest += 1) {
    const body = { days: 1, scope: 'edit' }
    const { address } = await asked<{ address: string }>(api(`/sites/${id}/share-links`, { method: 'POST', body }))
    tokens.push(new URL(address).hash.slice(1))
  }
  return { id, slug, revision, tokens, sections: site.pages[0]!.sections.map((section) => section.id) }
}

const SITES = 10
const EDITORS_A_SITE = 5

/** So many of them, with so many editors each: fifty together unless another number is wished. */
export async function makeSites(api: Api, name: string, count = SITES, editors = EDITORS_A_SITE): Promise<Edited[]> {
  const sites: Edited[] = []
  for (let at = 0; at < count; at += 1) sites.push(await makeEdited(api, `${name}-${at}`, editors))
  return sites
}

/** All who came by a link. */
export const editorsOf = (sites: readonly Edited[], port: () => number) =>
  sites.flatMap((site) => site.tokens.map((_, guest) => new Editor(site, guest, port)))

/** Each page is asked of each server once. */
export async function readOnEach(
  { servers, port }: Pick<Stage, 'servers' | 'port'>,
  slugs: readonly string[],
): Promise<void> {
  for (const server of servers)
    for (const slug of slugs) {
      const { status } = await ask(server.port, '/', { headers: { host: `${slug}.localhost:${port}` } })
      if (status !== 200) throw new Error(`${slug} was answered with ${status}.`)
    }
}

export interface Draft {
  readonly revision: number
  readonly site: {
    readonly pages: readonly {
      readonly sections: readonly {
        readonly id: string
        readonly content: { readonly title?: { readonly en: string } }
      }[]
    }[]
  }
}

/** The answer as it was meant, or why it is not. */
export async function asked<T = unknown>(answer: Promise<Answer>): Promise<T> {
  const { status, text } = await answer
  if (status >= 300) throw new Error(`It was answered with ${status}: ${text.slice(0, 300)}`)
  return JSON.parse(text) as T
}

/** A change that was not stored by its first try: when it was sent first, and how long it took. */
interface Late {
  readonly at: number
  readonly took: number
}

/** Somebody who types in a section of their own, and sends a change until it is stored, as the editor does. */
export class Editor {
  readonly acknowledged: string[] = []
  readonly late: Late[] = []
  /** Why changes had to be sent again. */
  readonly failures: string[] = []
  readonly waits: number[] = []
  readonly site: Edited
  readonly section: string
  /** What was stored last. */
  said = ''
  readonly #token: string
  readonly #name: string
  readonly #ports: () => number
  #base: number

  constructor(site: Edited, guest: number, ports: () => number) {
    this.site = site
    this.section = site.sections[guest]!
    this.#token = site.tokens[guest]!
    this.#name = `${site.slug}-${guest}`
    this.#base = site.revision
    this.#ports = ports
  }

  async workUntil(isOver: () => boolean): Promise<void> {
    await pause(Math.random() * TYPING)
    while (!isOver()) {
      const next = pause(TYPING)
      await this.change()
      await next
    }
  }

  /** Resolves when a change is stored that was sent first after this, or is being sent now. */
  async next(): Promise<void> {
    const { length } = this.acknowledged
    while (this.acknowledged.length === length) await pause(20)
  }

  async change(): Promise<void> {
    const value = `The rooms of ${this.#name}, ${this.acknowledged.length + 1}`
    const id = `${this.#name}-${this.acknowledged.length}`.padEnd(36, '-')
    const operation = { do: 'set-field', section: this.section, field: 'title', language: 'en', value }
    const at = performance.now()
    const failures = await this.#send(id, operation)
    const took = performance.now() - at
    this.waits.push(took)
    if (failures > 0) this.late.push({ at, took })
    this.acknowledged.push(id)
    this.said = value
  }

  async #send(id: string, operation: object): Promise<number> {
    for (let failures = 0; ; failures += 1) {
      const answer = await this.#post({ base: this.#base, changes: [{ id, operation }] })
      if (answer?.status === 200) {
        this.#base = (JSON.parse(answer.text) as { revision: number }).revision
        return failures
      }
      if (answer && answer.status < 500 && answer.status !== 429)
        throw new Error(`A change was answered with ${answer.status}: ${answer.text.slice(0, 300)}`)
      this.failures.push(answer ? `${answer.status} ${/"code":"([^"]+)"/.exec(answer.text)?.[1] ?? ''}`.trim() : 'cut')
      const wished = answer?.headers['retry-after']
      await pause(pauseAfter(failures + 1, wished === undefined ? undefined : Number(wished)))
    }
  }

  #post(body: object): Promise<Answer | undefined> {
    const headers = { authorization: `Bearer ${this.#token}` }
    return ask(this.#ports(), `/api/v1/sites/${this.site.id}/operations`, { method: 'POST', headers, body }).catch(
      () => undefined,
    )
  }
}

/** Pages that were asked for, and why some did not come. */
export class Readings {
  read = 0
  readonly failed: string[] = []
  readonly waits: number[] = []

  note(took: number, failure: string | undefined): void {
    this.read += 1
    this.waits.push(took)
    if (failure === undefined) return
    this.failed.push(failure)
    if (this.failed.length <= 5) console.log(`    a page that did not come: ${failure}`)
  }
}

interface Visit {
  readonly port: number
  readonly slugs: readonly string[]
  readonly readings: Readings
  readonly isOver: () => boolean
}

/**
 * Somebody who reads one page after the other over a connection that stays open. As browsers do, they ask once more where a connection
 * that was used before is closed without a word (RFC 9112, 9.3.1), which is how a proxy says that its own was; and never otherwise.
 */
export async function read({ port, slugs, readings, isOver }: Visit): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await pause(Math.random() * READING)
  while (!isOver()) {
    const slug = slugs[Math.floor(Math.random() * slugs.length)]!
    const at = performance.now()
    const first = await readPage(agent, port, slug)
    const failure = first === CLOSED ? await readPage(agent, port, slug) : first
    readings.note(performance.now() - at, failure)
    await pause(READING * (0.5 + Math.random()))
  }
  agent.destroy()
}

const CLOSED = 'a connection that was used before was closed'

/** Why a page did not come; undefined where it did, whole. */
function readPage(agent: Agent, port: number, slug: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const wish = { agent, host: '127.0.0.1', port, path: '/', headers: { host: `${slug}.localhost:${port}` } }
    const asking = get(wish, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      answer.on('error', (failure) => resolve(`cut after ${text.length} characters: ${failure.message}`))
      answer.on('end', () =>
        resolve(
          answer.statusCode === 200 && text.includes('</html>')
            ? undefined
            : `answered ${answer.statusCode}: ${text.slice(0, 120)}`,
        ),
      )
    })
    asking.on('error', (failure) => resolve(asking.reusedSocket ? CLOSED : failure.message))
  })
}
