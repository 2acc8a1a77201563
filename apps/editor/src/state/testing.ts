import { readFileSync } from 'node:fs'
import type { DocumentAnswer, StoredChange } from '@mimar/contract'
import { applyNew, importSite, type Operation, Problem, puttingBack, type Section, type Site } from '@mimar/document'
import { initialContent } from '@mimar/fields'
import { catalog } from '@mimar/sections/definitions'
import type { Sent, Server } from '../server/server.ts'
import * as changes from './changes.ts'
import { Editor } from './editor.ts'
import type { Outbox } from './outbox.ts'
import type { pauseFor } from './sender.ts'
import type { Change } from './state.ts'

const account = { email: '', rights: ['read-site', 'edit-site', 'design-site', 'publish-site'] }

/** As many changes as it tells of in one answer. */
const CHANGES_AT_ONCE = 3

/** A server of one site, in memory: what it stores, several editors can send and read. */
export class FakeServer {
  site: Site
  readonly stored: StoredChange[] = []
  /** What a send is answered with instead, while there is something. */
  answers: Sent[] = []
  isDown = false

  constructor(site: Site) {
    this.site = site
  }

  get revision(): number {
    return this.stored.length
  }

  send(base: number, sent: readonly Change[]): Sent {
    if (this.isDown) return { kind: 'failed', why: 'offline' }
    const given = this.answers.shift()
    if (given) return given
    const before = this.revision
    const receipts: { id: string; revision: number }[] = []
    const answer = () => ({
      revision: this.revision,
      changes: receipts,
      missed: this.stored.slice(base).filter(({ id }) => !sent.some((change) => change.id === id)),
    })
    const made: { id: string; operation: Operation; inverse: Operation }[] = []
    for (const { id, operation } of sent) {
      const known = this.stored.find((one) => one.id === id)
      try {
        if (!known) made.push({ id, operation, inverse: this.append(id, operation) })
      } catch (problem) {
        if (problem instanceof Problem) return { kind: 'refused', answer: answer(), change: id }
        throw problem
      }
      receipts.push({ id, revision: known?.revision ?? this.revision })
    }
    const back = puttingBack({
      stored: this.stored.slice(0, before),
      made,
      baseOf: (id) => sent.find((change) => change.id === id)?.base ?? before,
      isOwn: (id) => sent.some((change) => change.id === id),
    })
    if (back) this.append(back.id, back.operation)
    return { kind: 'stored', answer: answer() }
  }

  append(id: string, operation: Operation): Operation {
    const { site, inverse } = applyNew(this.site, operation, catalog)
    this.site = site
    this.stored.push({ id, revision: this.revision + 1, operation })
    return inverse
  }
}

/** A site of one page with a hero, in English. */
export function heroSite(): Site {
  const file = new URL('../../../../examples/starters/cafe/site.json', import.meta.url)
  const read = importSite(JSON.parse(readFileSync(file, 'utf8')), catalog)
  if ('faults' in read) throw new Error('The café has faults.')
  const fields = catalog.find('Header13')!.fields
  const content = { ...initialContent(fields), title: { en: 'Welcome' }, paragraph: { en: 'Come in' } }
  const [page] = read.site.pages
  const [section] = page!.sections
  const hero = { ...section!, id: 'hero', template: 'Header13', content: content as Section['content'] }
  const english = read.site.languages.find(({ code }) => code === 'en')!
  const languages = [{ ...english, isPrimary: true }]
  return { ...read.site, languages, header: [], footer: [], pages: [{ ...page!, sections: [hero] }] }
}

/** An outbox that keeps in memory. */
export function keepingOutbox(kept = new Map<string, Change>()): Outbox {
  return {
    keep: async (all) => {
      for (const change of all) kept.set(change.id, change)
      return true
    },
    drop: async (ids) => {
      for (const id of ids) kept.delete(id)
    },
    read: async () => [...kept.values()],
  }
}

function memory(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  } as unknown as Storage
}

let ids = 0

/** An editor of that server's site, open at its first page. */
export async function openEditor(
  server: FakeServer,
  world: { readonly outbox?: Outbox; readonly isOnline?: boolean; readonly wait?: typeof pauseFor } = {},
): Promise<Editor> {
  const document = (): Partial<DocumentAnswer> => ({
    ...{ site: server.site, revision: server.revision, publishedRevision: null, publishedAhead: 0 },
    ...{ siteAddress: '', icons: {}, imageFiles: {}, account: account as unknown as DocumentAnswer['account'] },
  })
  const asked = {
    readDocument: async () => document() as DocumentAnswer,
    send: async (base, sent) => server.send(base, sent),
    readChanges: async (since) => server.stored.slice(since, since + CHANGES_AT_ONCE),
  } satisfies Partial<Server>
  const editor = new Editor({
    server: asked as unknown as Server,
    outbox: world.outbox ?? keepingOutbox(),
    catalog,
    storage: memory(),
    now: () => 0,
    newId: () => `change-${++ids}`,
    isOnline: () => world.isOnline ?? true,
    // Nothing is tried again until it is asked for.
    wait: world.wait ?? ((_, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve()))),
    loadChanges: async () => changes,
  })
  await editor.open({ root: '/edit/', siteId: server.site.id, path: '/', language: null, authHash: null })
  await editor.prepare()
  return editor
}

/** The text of a section as an editor shows it. */
export function shownText({ store }: Editor, section: string, field: string, language: string): unknown {
  const site = store.getState().opened?.site
  const all = site ? [...site.header, ...site.pages.flatMap(({ sections }) => sections), ...site.footer] : []
  const texts = all.find(({ id }) => id === section)?.content[field]
  return (texts as { readonly [language: string]: unknown } | undefined)?.[language]
}
