import type { DocumentAnswer, StoredChange } from '@mimar/contract'
import { applyNew, type Operation, Problem, type Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import type { Sent, Server } from '../server.ts'
import * as changes from './changes.ts'
import { Editor } from './editor.ts'
import type { Outbox } from './outbox.ts'
import { pauseFor } from './sender.ts'
import type { Change } from './state.ts'

const account = { email: '', rights: ['read-site', 'edit-site', 'design-site', 'publish-site'] }

/** A server of one site, in memory: what it stores, several editors can send and read. */
export class FakeServer {
  site: Site
  readonly stored: StoredChange[] = []
  /** What a send is answered with instead, while there is something. */
  answers: Sent[] = []

  constructor(site: Site) {
    this.site = site
  }

  get revision(): number {
    return this.stored.length
  }

  send(base: number, sent: readonly Change[]): Sent {
    const given = this.answers.shift()
    if (given) return given
    const missed = this.stored.slice(base)
    const receipts: { id: string; revision: number }[] = []
    const answer = () => ({
      revision: this.revision,
      changes: receipts,
      missed: missed.filter(({ id }) => !sent.some((change) => change.id === id)),
    })
    for (const { id, operation } of sent) {
      const known = this.stored.find((one) => one.id === id)
      try {
        if (!known) this.#append(id, operation)
      } catch (problem) {
        if (problem instanceof Problem) return { kind: 'refused', answer: answer(), change: id }
        throw problem
      }
      receipts.push({ id, revision: known?.revision ?? this.revision })
    }
    return { kind: 'stored', answer: answer() }
  }

  #append(id: string, operation: Operation): void {
    this.site = applyNew(this.site, operation, catalog).site
    this.stored.push({ id, revision: this.revision + 1, operation })
  }
}

/** An outbox that keeps in memory. */
export function keepingOutbox(kept = new Map<string, Change>()): Outbox {
  return {
    keep: async (all) => {
      for (const change of all) kept.set(change.id, change)
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
export async function openEditor(server: FakeServer, world: { readonly outbox?: Outbox } = {}): Promise<Editor> {
  const document = (): Partial<DocumentAnswer> => ({
    ...{ site: server.site, revision: server.revision, publishedRevision: null, publishedAhead: 0 },
    ...{ siteAddress: '', icons: {}, imageFiles: {}, account: account as unknown as DocumentAnswer['account'] },
  })
  const asked = {
    readDocument: async () => document() as DocumentAnswer,
    send: async (base, sent) => server.send(base, sent),
    readChanges: async (since) => server.stored.slice(since),
  } satisfies Partial<Server>
  const editor = new Editor({
    server: asked as unknown as Server,
    outbox: world.outbox ?? keepingOutbox(),
    catalog,
    storage: memory(),
    now: () => 0,
    newId: () => `change-${++ids}`,
    isOnline: () => true,
    wait: pauseFor,
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
