// What people do to a server while it is killed: each acknowledgement is noted, and asked for again afterwards.
import { randomUUID } from 'node:crypto'
import { type Answer, ask, signedIn } from '../../e2e/asking.ts'
import type { Installation } from '../../e2e/installation.ts'

/** What was promised so far, and what was found broken. */
export interface Found {
  acknowledged: number
  lost: number
  doubled: number
  torn: number
}

type Api = Awaited<ReturnType<typeof signedIn>>

interface Document {
  readonly revision: number
  readonly site: { readonly constants: { readonly siteHash: string }; readonly pages: readonly Page[] }
}

interface Page {
  readonly sections: readonly { readonly id: string; readonly template: string }[]
}

const PIXEL = (seed: number) => {
  const color = seed.toString(16).padStart(6, '0').slice(-6)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#${color}"/></svg>`
}

/** An editor, a visitor who writes, one who reads, a publisher and an uploader, on the site of the example. */
export class World {
  readonly found: Found = { acknowledged: 0, lost: 0, doubled: 0, torn: 0 }
  readonly #changes = new Set<string>()
  readonly #messages = new Set<string>()
  readonly #pictures = new Set<string>()
  #published = 0
  #revision = 0
  #seen = 0
  #section = ''
  #hash = ''
  #api: Api | undefined
  #port = 0
  #count = 0

  /** Signs in once; the session outlives the server. */
  async enter(installation: Installation): Promise<void> {
    this.#api = await signedIn(installation)
    this.#port = installation.port
    const { revision, site } = await this.#read<Document>('/sites/hotel/document')
    this.#seen = revision
    this.#revision = revision
    this.#hash = site.constants.siteHash
    const header = site.pages.flatMap(({ sections }) => sections).find(({ template }) => template === 'Header13')
    if (!header) throw new Error('The example has no header to write in.')
    this.#section = header.id
  }

  /** All of them go on until the server is gone. */
  async live(): Promise<void> {
    await Promise.all([this.#edit(), this.#write(), this.#publish(), this.#upload(), this.#visit(), this.#backUp()])
  }

  /** Asks the server that was started again for everything that was promised. */
  async check(): Promise<void> {
    const stored = new Map<string, number>()
    for (let since = this.#seen; ; ) {
      const page = await this.#read<{ id: string; revision: number }[]>(`/sites/hotel/operations?since=${since}`)
      for (const { id } of page) stored.set(id, (stored.get(id) ?? 0) + 1)
      const last = page.at(-1)?.revision
      if (last === undefined) break
      since = last
      this.#revision = last
    }
    this.#countAll(this.#changes, (id) => stored.get(id) ?? 0)
    const messages = await this.#read<{ text: string }[]>('/sites/hotel/messages')
    this.#countAll(this.#messages, (key) => messages.filter(({ text }) => text === key).length)
    const pictures = [...this.#pictures].slice(-90)
    const files = pictures.length > 0 ? await this.#read<object>(`/sites/hotel/media-files?hash=${pictures}`) : {}
    for (const hash of pictures) if (!JSON.stringify(files).includes(hash)) this.found.lost += 1
    const releases = await this.#read<{ revision: number; isLive: boolean }[]>('/sites/hotel/releases')
    if ((releases.find(({ isLive }) => isLive)?.revision ?? 0) < this.#published) this.found.lost += 1
    this.#messages.clear()
    this.#pictures.clear()
    this.#changes.clear()
    this.#seen = this.#revision
  }

  #countAll(promised: ReadonlySet<string>, times: (key: string) => number): void {
    for (const key of promised) {
      const found = times(key)
      if (found === 0) this.found.lost += 1
      if (found > 1) this.found.doubled += 1
    }
  }

  async #edit(): Promise<void> {
    await this.#untilGone(async () => {
      const id = `fault-${randomUUID()}`
      const value = `Change ${this.#next()}`
      const operation = { do: 'set-field', section: this.#section, field: 'title', language: 'en', value }
      const send = () =>
        this.#ask('/sites/hotel/operations', {
          method: 'POST',
          body: { base: this.#revision, changes: [{ id, operation }] },
        })
      const answer = await send()
      if (answer.status !== 200) return
      this.#changes.add(id)
      this.found.acknowledged += 1
      this.#revision = (JSON.parse(answer.text) as { revision: number }).revision
      // As an editor does that did not hear the answer.
      await send()
    })
  }

  async #write(): Promise<void> {
    await this.#untilGone(async () => {
      const message = `Message ${randomUUID()}`
      const body = { name: 'Salma', email: 'salma@example.com', message, siteHash: this.#hash }
      const from = `10.${this.#next() % 250}.${this.#count % 251}.7`
      const headers = { 'x-forwarded-for': from }
      const path = '/api/v1/sites/form/contact/hotel/?lang=en'
      const { status } = await ask(this.#port, path, { host: 'hotel.localhost', method: 'POST', headers, body })
      if (status !== 204) return
      this.#messages.add(message)
      this.found.acknowledged += 1
    })
  }

  async #publish(): Promise<void> {
    await this.#untilGone(async () => {
      const answer = await this.#ask('/sites/hotel/releases', { method: 'POST', body: {} })
      if (answer.status !== 201) return
      this.#published = Math.max(
        this.#published,
        (JSON.parse(answer.text) as { publishedRevision: number }).publishedRevision,
      )
      this.found.acknowledged += 1
    })
  }

  async #upload(): Promise<void> {
    await this.#untilGone(async () => {
      const bytes = PIXEL(this.#next() * 7919)
      const answer = await this.#ask('/sites/hotel/media', {
        method: 'POST',
        text: bytes,
        headers: { 'content-type': 'image/svg+xml', 'x-file-name': 'dot.svg' },
      })
      if (answer.status !== 201) return
      const { hash } = (JSON.parse(answer.text) as { media: { hash: string } }).media
      this.#pictures.add(hash)
      this.found.acknowledged += 1
    })
  }

  /** A page is whole, and so is the first style sheet it names. */
  async #visit(): Promise<void> {
    await this.#untilGone(async () => {
      const page = await ask(this.#port, '/en/', { host: 'hotel.localhost' })
      const [, style] = /href="(\/[^"]+\.css)"/.exec(page.text) ?? []
      const isWhole = page.status === 200 && page.text.trimEnd().endsWith('</html>')
      const styled = style === undefined || (await ask(this.#port, style, { host: 'hotel.localhost' })).status === 200
      if (page.status >= 500 || (page.status === 200 && !(isWhole && styled))) this.found.torn += 1
    })
  }

  #next(): number {
    this.#count += 1
    return this.#count
  }

  async #backUp(): Promise<void> {
    await this.#ask('/host/backups', { method: 'POST', body: {} }).catch(() => undefined)
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

  async #read<Value>(path: string): Promise<Value> {
    const { status, text } = await this.#ask(path)
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text.slice(0, 200)}`)
    return JSON.parse(text) as Value
  }

  #ask(path: string, options: Parameters<Api>[1] = {}): Promise<Answer> {
    if (!this.#api) throw new Error('Nobody is signed in.')
    return this.#api(path, options)
  }
}
