// What a server said yes to while it was about to be killed, asked for again when it is back.
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, ask } from '../../e2e/asking.ts'

/** What was promised so far, and what was found broken. */
export interface Found {
  /** Changes, messages, pictures and publishes that were answered with yes. */
  acknowledged: number
  /** Sent without an answer, sent again afterwards, and then answered with yes. */
  sentAgain: number
  lost: number
  doubled: number
  /** Pages or files that visitors got cut or not at all. */
  torn: number
  /** Answers of 500 and above, but 503 with its code, from a server that nothing had happened to. */
  failed: number
  publishes: number
  /** Publishes that were under way when the server was gone. */
  cutPublishes: number
  pagesRead: number
  /** Backups that were restored and compared. */
  proven: number
}

export const nothingYet = (): Found => ({
  ...{ acknowledged: 0, sentAgain: 0, lost: 0, doubled: 0, torn: 0, failed: 0 },
  ...{ publishes: 0, cutPublishes: 0, pagesRead: 0, proven: 0 },
})

/** Asks the API as somebody who is signed in. */
export type Api = (path: string, options?: Parameters<typeof ask>[2]) => Promise<Answer>

/** A request that was cut off before its answer; `what` is promised once it is answered with yes. */
interface Unsure {
  readonly what: string
  send(): Promise<Answer>
}

/** What one site was promised, by what can be found of it. */
export class Promises {
  readonly changes = new Set<string>()
  readonly messages = new Set<string>()
  readonly pictures = new Set<string>()
  /** Ids of messages that were looked at. */
  readonly #known = new Set<string>()
  readonly #unsure: { readonly into: Set<string>; readonly request: Unsure }[] = []
  /** Where changes have been looked at up to. */
  revision: number
  published = 0
  readonly #site: string
  readonly #section: string
  readonly #found: Found

  constructor(site: string, section: string, revision: number, found: Found) {
    this.#site = site
    this.#section = section
    this.revision = revision
    this.#found = found
  }

  /** Sends it, and notes the answer: a yes is a promise, a cut one is sent again when the server is back. */
  async note(into: Set<string>, request: Unsure): Promise<Answer> {
    try {
      const answer = await request.send()
      if (isYes(answer)) {
        into.add(request.what)
        this.#found.acknowledged += 1
      }
      return answer
    } catch (failure) {
      this.#unsure.push({ into, request })
      throw failure
    }
  }

  /** Asks the server that was started again for everything that was promised. */
  async check(api: Api, port: number): Promise<void> {
    await this.#sendAgain()
    await this.#checkChanges(api)
    await this.#checkMessages(api)
    await this.#checkPictures(api, port)
    const releases = await read<{ revision: number; isLive: boolean }[]>(api, `/sites/${this.#site}/releases`)
    const live = releases.find(({ isLive }) => isLive)?.revision ?? 0
    if (live < this.published) this.#lose(`the publish of revision ${this.published}; ${live} is live`)
    for (const promised of [this.changes, this.messages, this.pictures]) promised.clear()
  }

  async #sendAgain(): Promise<void> {
    for (const { into, request } of this.#unsure.splice(0)) {
      const answer = await patiently(() => request.send())
      if (!isYes(answer)) continue
      into.add(request.what)
      this.#found.acknowledged += 1
      this.#found.sentAgain += 1
    }
  }

  /** Each change once, none left out, and the page says what the last of them said. */
  async #checkChanges(api: Api): Promise<void> {
    const stored = new Map<string, number>()
    let said: string | undefined
    for (;;) {
      const page = await read<Stored[]>(api, `/sites/${this.#site}/operations?since=${this.revision}`)
      for (const { id, revision, operation } of page) {
        stored.set(id, (stored.get(id) ?? 0) + 1)
        if (revision !== this.revision + 1) this.#lose(`what stood between revisions ${this.revision} and ${revision}`)
        this.revision = revision
        said = operation.value
      }
      if (page.length === 0) break
    }
    this.#count('change', this.changes, (id) => stored.get(id) ?? 0)
    const { revision, site } = await read<Draft>(api, `/sites/${this.#site}/document`)
    const title = sectionsOf(site).find(({ id }) => id === this.#section)?.content.title.en
    const isSaid = said === undefined || title === said
    if (revision !== this.revision || !isSaid) {
      this.#lose(`“${said}” of revision ${this.revision}; at ${revision} the page says “${title}”`)
    }
  }

  /** All that came since they were last looked at, in both folders; the newest are first. */
  async #checkMessages(api: Api): Promise<void> {
    const times = new Map<string, number>()
    const isNew = ({ id }: Written) => !this.#known.has(id)
    const all: Written[] = []
    for (const folder of ['inbox', 'spam']) {
      for (let before = '', page: Written[] = []; ; before = `&before=${page.at(-1)?.id}`) {
        page = await read<Written[]>(api, `/sites/${this.#site}/messages?folder=${folder}${before}`)
        all.push(...page.filter(isNew))
        if (!page.some(isNew)) break
      }
    }
    for (const { id, text } of all) {
      this.#known.add(id)
      times.set(text, (times.get(text) ?? 0) + 1)
    }
    this.#count('message', this.messages, (message) => times.get(message) ?? 0)
  }

  /** Every file of each picture comes, and has bytes. */
  async #checkPictures(api: Api, port: number): Promise<void> {
    const hashes = [...this.pictures].slice(-90)
    if (hashes.length === 0) return
    const files = await read<Record<string, { url: string }[]>>(api, `/sites/${this.#site}/media-files?hash=${hashes}`)
    for (const hash of hashes) {
      const mine = files[hash] ?? []
      const answers = await Promise.all(mine.map(({ url }) => ask(port, new URL(url, 'http://localhost').pathname)))
      const isWhole = mine.length > 0 && answers.every(({ status, text }) => status === 200 && text !== '')
      if (!isWhole)
        this.#lose(`picture ${hash}, of which ${mine.length} files came with ${answers.map(({ status }) => status)}`)
    }
  }

  #lose(what: string): void {
    this.#found.lost += 1
    console.error(`  Lost on ${this.#site}: ${what}`)
  }

  #count(what: string, promised: ReadonlySet<string>, times: (key: string) => number): void {
    for (const key of promised) {
      const found = times(key)
      if (found === 0) this.#lose(`${what} ${key}`)
      if (found > 1) this.#found.doubled += 1
    }
  }
}

interface Stored {
  readonly id: string
  readonly revision: number
  readonly operation: { readonly value: string }
}

interface Written {
  readonly id: string
  readonly text: string
}

export interface Draft {
  readonly revision: number
  readonly site: {
    readonly constants: { readonly siteHash: string }
    readonly pages: readonly { readonly sections: readonly Section[] }[]
  }
}

interface Section {
  readonly id: string
  readonly template: string
  readonly content: { readonly title: { readonly en: string } }
}

export const sectionsOf = ({ pages }: Draft['site']) => pages.flatMap(({ sections }) => sections)

/** Too much to do just now, and too much asked of a server that has. */
const COME_AGAIN = new Set([503, 429])

/** As clients do who are told to come again. */
export async function patiently(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await send()
    if (!COME_AGAIN.has(answer.status) || tries === MOST_TRIES) return answer
    await pause(1_000)
  }
}

/** Of a second each. */
const MOST_TRIES = 90

export const isYes = ({ status }: Answer) => status >= 200 && status < 300

export async function read<Value>(api: Api, path: string): Promise<Value> {
  const { status, text } = await patiently(() => api(path))
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text.slice(0, 200)}`)
  return JSON.parse(text) as Value
}
