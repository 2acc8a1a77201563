import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DocumentAnswer } from '@mimar/contract'
import type { Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { type PlayedServer, playServer } from '@mimar/server/testing'
import { createServer } from '../server/server.ts'
import * as changes from '../state/changes.ts'
import { Editor } from '../state/editor.ts'
import { createOutbox } from '../state/outbox.ts'
import { TestClock } from './clock.ts'
import { memoryStorage, TestDevice } from './device.ts'
import { TestNetwork } from './network.ts'
import { heroSite } from './sites.ts'
import { type Opening, TestEditor } from './test-editor.ts'

const OWNER = ['read-site', 'edit-site', 'design-site', 'publish-site']

/** In tests nothing has to be fetched to read what is typed. */
const KNOWN = { isKnown: () => true, learn: async () => {} }

let ids = 0

/** One site on one server, with as many devices, tabs and people as a test wants. */
export class TestSite {
  readonly server: PlayedServer
  readonly clock = new TestClock()
  readonly network = new TestNetwork()

  constructor(site: Site = heroSite('hero', 'below')) {
    this.server = playServer(site)
  }

  /** An editor in a tab, begun and perhaps not yet there. */
  begin(opening: Opening = {}): TestEditor {
    const {
      device = new TestDevice(),
      storage = memoryStorage(),
      isEditor = false,
      loadChanges,
      readings = KNOWN,
    } = opening
    const tab = { isOpen: true }
    const isOnline = () => tab.isOpen && device.isOnline
    const fetch = this.network.fetch(isOnline, (address, body) => this.#answer(address, body, isEditor))
    const forTab: typeof fetch = (...asked) =>
      fetch(...asked).then(
        // A closed tab hears nothing any more.
        (answer) => (tab.isOpen ? answer : new Promise<never>(() => {})),
        (failure) => (tab.isOpen ? Promise.reject(failure) : new Promise<never>(() => {})),
      )
    const wait = async (milliseconds: number, signal: AbortSignal) => {
      await this.clock.wait(milliseconds, signal)
      if (!tab.isOpen) await new Promise(() => {})
    }
    const { now } = this.clock
    const site = this.server.site().id
    const editor = new Editor({
      server: createServer(site, () => 'en', { token: () => '', fetch: forTab }),
      outbox: createOutbox(site, { now, wait, store: device.store(() => tab.isOpen) }),
      ...{ catalog, storage, now, wait, isOnline: () => device.isOnline },
      newId: () => `change-${String(++ids).padStart(6, '0')}`,
      loadChanges: loadChanges ?? (async () => changes),
      readings,
    })
    return new TestEditor({ site: this, editor, tab, opening: { ...opening, device, storage } })
  }

  /** An editor in a tab, open and idle. */
  async open(opening: Opening = {}): Promise<TestEditor> {
    const editor = this.begin(opening)
    await editor.open()
    await editor.whole()
    return editor
  }

  /** Everything that can go on without clock and network has gone on. */
  async idle(): Promise<void> {
    do await nextTurn()
    while (this.server.isBusy())
    await nextTurn()
  }

  /** The network and all devices are well, and everybody has sent and read everything. */
  async rest(editors: readonly TestEditor[]): Promise<void> {
    this.network.release()
    for (let round = 0; round < 12; round += 1) {
      for (const { device } of editors) Object.assign(device, { fault: 'none', isOnline: true })
      for (const { editor } of editors) editor.wentOnline()
      await this.idle()
      for (const { editor } of editors) void editor.catchUp()
      await this.idle()
      if (editors.every((one) => one.isLevel())) return
      this.clock.next()
      await this.idle()
    }
  }

  async #answer(address: URL, body: unknown, isEditor: boolean) {
    const { pathname, searchParams } = address
    if (pathname.endsWith('/document')) return { status: 200, body: this.#document(isEditor) }
    if (!pathname.endsWith('/operations')) throw new Error(`Nobody answers ${pathname}.`)
    if (body === undefined) return this.server.since(Number(searchParams.get('since')))
    return this.server.send(body, isEditor)
  }

  #document(isEditor: boolean): DocumentAnswer {
    const account = { email: '', rights: isEditor ? OWNER.filter((right) => right !== 'design-site') : OWNER }
    const read = { site: this.server.site(), revision: this.server.revision() }
    const live = { publishedRevision: null, publishedAhead: 0, siteAddress: '', icons: {}, imageFiles: {} }
    return { ...read, ...live, account } as unknown as DocumentAnswer
  }
}
