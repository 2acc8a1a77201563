import type { Operation } from '@mimar/document'
import type { PlayedServer } from '@mimar/server/testing'
import type * as Changes from '../state/changes.ts'
import type { Deed } from '../state/changes.ts'
import type { Editor } from '../state/editor.ts'
import { type SaveStateName, saveStateOf } from '../state/save-state.ts'
import type { EditorState, Opened } from '../state/state.ts'
import type { World } from '../state/world.ts'
import type { TestDevice } from './device.ts'
import type { TestNetwork } from './network.ts'

/** How an editor is opened. */
export interface Opening {
  readonly device?: TestDevice
  /** What the tab remembers; given when it is loaded again. */
  readonly storage?: Storage
  /** Someone who may change words, and not the design. */
  readonly isEditor?: boolean
  /** Where the program that makes changes comes from; at once unless told. */
  readonly loadChanges?: () => Promise<typeof Changes>
  /** Where it comes from how typed hours and amounts are read; there from the start unless told. */
  readonly readings?: World['readings']
}

/** The site that an editor is open on, as far as it asks. */
interface Site {
  readonly server: Pick<PlayedServer, 'site' | 'revision'>
  readonly network: Pick<TestNetwork, 'isHeld'>
  begin(opening: Opening): TestEditor
  /** Everything that can go on without clock and network has gone on. */
  idle(): Promise<void>
}

interface Parts {
  readonly site: Site
  readonly editor: Editor
  readonly tab: { isOpen: boolean }
  readonly opening: Opening & { readonly device: TestDevice; readonly storage: Storage }
}

const TEXT = { kind: 'Text', template: 'Header13' } as const

/** The editor of one tab, in the verbs of whoever sits in front of it. */
export class TestEditor {
  readonly editor: Editor
  readonly device: TestDevice
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
    this.editor = parts.editor
    this.device = parts.opening.device
  }

  get state(): EditorState {
    return this.editor.store.getState()
  }

  get opened(): Opened {
    const { opened, phase } = this.state
    if (!opened) throw new Error(`The site is not open: ${phase}.`)
    return opened
  }

  /** What the save state says. */
  get says(): SaveStateName {
    return saveStateOf(this.state)
  }

  get isOpen(): boolean {
    return this.#parts.tab.isOpen
  }

  async open(): Promise<void> {
    const siteId = this.#parts.site.server.site().id
    const address = { root: '/edit/', siteId, path: '/', language: null, authHash: null } as const
    const opening = this.editor.open(address)
    await this.#parts.site.idle()
    if (!this.#parts.site.network.isHeld) await opening
  }

  /** The program that makes changes is there too. */
  async whole(): Promise<void> {
    await this.editor.bring(async () => {})
  }

  do(operations: readonly Operation[], name: Deed['name'] = TEXT): void {
    this.editor.do({ name, operations })
  }

  /** Writes a text of a section. */
  writes(value: string, field = 'title', section = 'hero'): void {
    this.do([{ do: 'set-field', section, field, language: 'en', value }])
  }

  /** What a text says on the canvas. */
  reads(field = 'title', section = 'hero'): string | undefined {
    return textIn(this.opened.site, field, section)
  }

  /** Everything is stored, or it is known that it cannot be for now. */
  async saves(): Promise<boolean> {
    const saved = this.editor.save()
    await this.#parts.site.idle()
    return saved
  }

  /** The tab ends without a word: a crash, or a phone that wants its memory back. */
  crash(): void {
    this.#parts.tab.isOpen = false
  }

  /** The tab is closed, which it may still tell. */
  close(): void {
    this.editor.leave()
    this.crash()
  }

  /** Another tab of the same device, as after closing this one. */
  next(opening: Opening = {}): TestEditor {
    const { storage: _, ...same } = this.#parts.opening
    return this.#parts.site.begin({ ...same, ...opening })
  }

  /** The same tab, loaded again. */
  async reload(): Promise<TestEditor> {
    this.close()
    const again = this.next({ storage: this.#parts.opening.storage })
    await again.open()
    return again
  }

  /** It shows what the server has, and nothing waits. */
  isLevel(): boolean {
    const { opened, isWaiting, unkept } = this.state
    if (unkept !== null) return false
    return (
      opened !== null &&
      !isWaiting &&
      opened.unsent.length === 0 &&
      opened.revision === this.#parts.site.server.revision()
    )
  }
}

/** A text of a site in English. */
export function textIn(site: Opened['site'], field = 'title', section = 'hero'): string | undefined {
  const all = [...site.header, ...site.pages.flatMap(({ sections }) => sections), ...site.footer]
  const texts = all.find(({ id }) => id === section)?.content[field] as { readonly en?: string } | undefined
  return texts?.en
}
