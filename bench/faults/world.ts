// What people do to a server while it is killed: each acknowledgement is noted, and asked for again afterwards.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, ask, signedIn } from '../../e2e/asking.ts'
import type { Installation } from '../../e2e/installation.ts'
import { type Api, type Draft, type Found, isYes, nothingYet, Promises, read, sectionsOf } from './promises.ts'
import { pathsOf, readWhole } from './reading.ts'

/** What is stored for several sites at once is stored together, so there is more than one. */
const COPIES = 3
/** Whoever was told to wait, in milliseconds. */
const WAITING = 250
/** What a kill left must not hold up the backups that follow, in milliseconds. */
const BACKED_UP_WITHIN = 180_000
/** Between two messages to a site, in milliseconds. */
const BREATH = 25

const PIXEL = (seed: number) => {
  const color = seed.toString(16).padStart(6, '0').slice(-6)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#${color}"/></svg>`
}

interface Backups {
  readonly copies: readonly { readonly madeAt: string | null }[]
  readonly failure: string | null
}

/** Too much to do, or away: said with its code. */
const isExplained = ({ status, text }: Answer) => status === 503 && /"code":"[a-z-]+"/.test(text)

interface Site {
  readonly id: string
  readonly slug: string
  readonly hash: string
  readonly section: string
  readonly promises: Promises
  /** The last revision its editor has heard of. */
  base: number
}

/** An editor and a visitor who writes on each site; on the first one also who publishes, uploads, reads and backs up. */
export class World {
  readonly found: Found = nothingYet()
  readonly #sites: Site[] = []
  #api: Api | undefined
  #port = 0
  #count = 0
  /** Paths of the first site, which are read in turn. */
  #pages: string[] = []
  #isEnding = false

  /** Signs in once; the session outlives the server. */
  async enter(installation: Installation): Promise<void> {
    this.#port = installation.port
    this.#api = await signedIn(installation)
    await this.#add('hotel', 'hotel')
    for (let copy = 0; copy < COPIES; copy += 1) {
      const made = JSON.parse((await this.#ask('/sites/hotel/copies', { method: 'POST', body: {} })).text)
      await this.#add(made.id, made.slug)
    }
    for (const { id } of this.#sites) {
      const { status, text } = await this.#ask(`/sites/${id}/releases`, { method: 'POST', body: {} })
      if (status !== 201) throw new Error(`${id} cannot be published: ${text.slice(0, 200)}`)
    }
    const [{ slug }] = this.#sites as [Site]
    this.#pages = await pathsOf(this.#port, `${slug}.localhost`)
    if (this.#pages.length === 0) throw new Error('The site has no map with pages to read.')
  }

  async #add(id: string, slug: string): Promise<void> {
    const { revision, site } = await read<Draft>(this.#api!, `/sites/${id}/document`)
    const header = sectionsOf(site).find(({ template }) => template === 'Header13')
    if (!header) throw new Error('The example has no header to write in.')
    const promises = new Promises(id, header.id, revision, this.found)
    this.#sites.push({ id, slug, hash: site.constants.siteHash, section: header.id, promises, base: revision })
  }

  /** All of them go on until the server is gone. */
  async live(): Promise<void> {
    this.#isEnding = false
    const [first] = this.#sites as [Site]
    const each = this.#sites.flatMap((site) => [this.#edit(site), this.#write(site)])
    await Promise.all([
      ...each,
      this.#publish(first),
      this.#upload(first),
      this.#visit(first),
      this.#visit(first),
      this.#backUp(),
    ])
  }

  /** From here on something has happened to the server, and it may say that it fails. */
  end(): void {
    this.#isEnding = true
  }

  /** Asks the server that was started again for everything that was promised. */
  async check(): Promise<void> {
    this.#isEnding = false
    for (const site of this.#sites) {
      await site.promises.check(this.#api!, this.#port)
      site.base = site.promises.revision
    }
    const [{ slug }] = this.#sites as [Site]
    await this.#readPage(slug)
  }

  async #edit(site: Site): Promise<void> {
    const { id: name, section, promises } = site
    await this.#untilGone(async () => {
      const id = `fault-${randomUUID()}`
      const value = `Change ${this.#next()}`
      const operation = { do: 'set-field', section, field: 'title', language: 'en', value }
      const body = { base: site.base, changes: [{ id, operation }] }
      const send = () => this.#ask(`/sites/${name}/operations`, { method: 'POST', body })
      const answer = await promises.note(promises.changes, { what: id, send })
      if (!isYes(answer)) return pause(WAITING)
      site.base = (JSON.parse(answer.text) as { revision: number }).revision
      // As an editor does that did not hear the answer.
      await send()
      return undefined
    })
  }

  async #write({ slug, hash, promises }: Site): Promise<void> {
    await this.#untilGone(async () => {
      const what = `Message ${randomUUID()}`
      const body = { name: 'Salma', email: 'salma@example.com', message: what, siteHash: hash }
      const from = `10.${this.#next() % 250}.${this.#count % 251}.7`
      const headers = { 'x-forwarded-for': from, 'idempotency-key': randomUUID() }
      const path = `/api/v1/sites/form/contact/${slug}/?lang=en`
      const send = () =>
        this.#heard(ask(this.#port, path, { host: `${slug}.localhost`, method: 'POST', headers, body }))
      if (!isYes(await promises.note(promises.messages, { what, send }))) return pause(WAITING)
      // As a page does that did not hear the answer.
      await send()
      // A site takes sixty a minute.
      return pause(BREATH)
    })
  }

  async #publish({ id, promises }: Site): Promise<void> {
    await this.#untilGone(async () => {
      const sending = this.#ask(`/sites/${id}/releases`, { method: 'POST', body: {} })
      const answer = await sending.catch((failure) => {
        if (failure.code !== 'ECONNREFUSED') this.found.cutPublishes += 1
        throw failure
      })
      if (answer.status !== 201) return pause(WAITING)
      const { publishedRevision } = JSON.parse(answer.text) as { publishedRevision: number }
      promises.published = Math.max(promises.published, publishedRevision)
      this.found.acknowledged += 1
      this.found.publishes += 1
      return undefined
    })
  }

  async #upload({ id, promises }: Site): Promise<void> {
    await this.#untilGone(async () => {
      const text = PIXEL(this.#next() * 7919)
      const headers = { 'content-type': 'image/svg+xml', 'x-file-name': 'dot.svg' }
      const answer = await this.#ask(`/sites/${id}/media`, { method: 'POST', text, headers })
      if (answer.status !== 201) return pause(WAITING)
      promises.pictures.add((JSON.parse(answer.text) as { media: { hash: string } }).media.hash)
      this.found.acknowledged += 1
      return undefined
    })
  }

  #visit({ slug }: Site): Promise<void> {
    return this.#untilGone(() => this.#readPage(slug))
  }

  /** A page that is cut off or broken while nothing has happened to the server is torn. */
  async #readPage(slug: string): Promise<void> {
    const path = this.#pages[this.#next() % this.#pages.length]!
    const text = await readWhole(this.#port, `${slug}.localhost`, path).catch((failure) => {
      if (this.#isEnding) throw failure
      return undefined
    })
    if (this.#isEnding) return
    this.found.pagesRead += 1
    if (text !== undefined) return
    this.found.torn += 1
    console.error(`  Torn on ${slug}: ${path}`)
  }

  #next(): number {
    this.#count += 1
    return this.#count
  }

  async #backUp(): Promise<void> {
    await this.#ask('/host/backups', { method: 'POST', body: {} }).catch(() => undefined)
  }

  /** Resolves when a backup is there that was begun after this. */
  async backedUp(): Promise<void> {
    const began = Date.now()
    for (;;) {
      const { copies, failure } = await read<Backups>(this.#api!, '/host/backups')
      if (failure) throw new Error(`A backup failed: ${failure}`)
      if (copies.some(({ madeAt }) => madeAt !== null && Date.parse(madeAt) >= began)) return
      if (Date.now() - began > BACKED_UP_WITHIN) throw new Error('No backup came to its end within three minutes.')
      await this.#backUp()
      await pause(WAITING)
    }
  }

  /** A connection that breaks is no promise. */
  async #untilGone(deed: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await deed()
      } catch (failure) {
        if ((failure as NodeJS.ErrnoException).code !== undefined) return
        throw failure
      }
    }
  }

  #ask(path: string, options: Parameters<Api>[1] = {}): Promise<Answer> {
    return this.#heard(this.#api!(path, options))
  }

  async #heard(asked: Promise<Answer>): Promise<Answer> {
    const answer = await asked
    if (answer.status < 500 || isExplained(answer) || this.#isEnding) return answer
    this.found.failed += 1
    console.error(`  Answered ${answer.status}: ${answer.text.slice(0, 200)}`)
    return answer
  }
}
