import fc from 'fast-check'
import type { Fault } from './device.ts'
import { TestDevice } from './device.ts'
import type { Fate } from './network.ts'
import { type TestEditor, textIn } from './test-editor.ts'
import { TestSite } from './test-site.ts'

const FIELDS = ['title', 'paragraph'] as const
const SECTIONS = ['hero', 'below'] as const
/** Two tabs of one device, and somebody else. */
const TABS = 3

/** One thing that happens. */
export type Event =
  | { readonly do: 'begins' | 'ends'; readonly tab: number; readonly field: number; readonly section: number }
  | { readonly do: 'passes'; readonly which: number; readonly fate: Fate }
  | { readonly do: 'waits' | 'restarts' }
  | { readonly do: 'crashes' | 'reloads' | 'reads' | 'leaves' | 'removes'; readonly tab: number }
  | { readonly do: 'breaks'; readonly tab: number; readonly fault: Fault }
  | { readonly do: 'connects'; readonly tab: number; readonly isOnline: boolean }

const tab = fc.nat(TABS - 1)
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('arrives' as const) },
  { weight: 3, arbitrary: fc.constantFrom('lost' as const, 'unanswered' as const, 'twice' as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Fate>(
      { status: 400, code: 'strange' },
      { status: 401, code: 'sign-in-needed' },
      { status: 403, code: 'not-allowed' },
      { status: 404, code: 'site-missing' },
      { status: 409, code: 'far-behind' },
      { status: 413, code: 'request-too-large' },
      { status: 429, code: 'rate-limited', retryAfter: 7 },
      { status: 500, code: 'server-failed' },
      { status: 502 },
      { status: 503, code: 'database-away', retryAfter: 3 },
      { status: 507, code: 'disk-full', retryAfter: 3 },
    ),
  },
)
const writing = { tab, field: fc.nat(1), section: fc.nat(1) }

/** Everything that may happen to people who write, from often to seldom. */
export const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('passes' as const), which: fc.nat(7), fate }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('begins' as const), ...writing }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('ends' as const), ...writing }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reads' as const, 'leaves' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('crashes' as const, 'reloads' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('waits' as const, 'restarts' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('connects' as const), tab, isOnline: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('breaks' as const),
      tab,
      fault: fc.constantFrom<Fault>('none', 'full', 'blocked', 'broken'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('removes' as const), tab }) },
)

interface Seat {
  editor: TestEditor
  /** What stood in the text when its author began to type. */
  began: { readonly field: string; readonly section: string; readonly words: string } | null
}

/** People who write on while everything around them fails. Everybody only adds words to what they see. */
export class Storm {
  readonly site = new TestSite()
  readonly #seats: Seat[] = []
  /** Every word that was written, and where. */
  readonly written = new Map<string, string>()
  #words = 0

  async begin(): Promise<void> {
    const shared = new TestDevice()
    for (const device of [shared, shared, new TestDevice()]) {
      this.#seats.push({ editor: await this.site.open({ device }), began: null })
    }
    this.site.network.isHeld = true
  }

  get editors(): readonly TestEditor[] {
    return this.#seats.map(({ editor }) => editor)
  }

  async happens(event: Event): Promise<void> {
    const { network, clock, server } = this.site
    if (event.do === 'passes') network.letThrough(event.which, event.fate)
    else if (event.do === 'waits') clock.next()
    else if (event.do === 'restarts') server.restart()
    else if ('tab' in event) await this.#happensAt(event, this.#seats[event.tab] as Seat)
    await this.site.idle()
  }

  /** Everything is well again, tabs that could not be opened are. */
  async calm(): Promise<void> {
    this.site.network.release()
    for (const seat of this.#seats) {
      seat.editor.device.fault = 'none'
      seat.editor.device.isOnline = true
    }
    await this.site.idle()
    for (const seat of this.#seats) {
      if (seat.editor.state.phase !== 'ready') await this.#again(seat, false)
      else this.#ends(seat)
    }
    await this.site.rest(this.editors)
  }

  /** Words that are nowhere any more. */
  lost(): readonly string[] {
    const shown = JSON.stringify(this.site.server.site())
    const waiting = this.editors.flatMap(({ opened }) => [
      ...opened.leftovers.map(({ text }) => text),
      ...opened.versions.map(({ mine }) => mine),
    ])
    const history = JSON.stringify(this.site.server.stored)
    const isThere = (section: string) => textIn(this.site.server.site(), 'title', section) !== undefined
    return [...this.written].flatMap(([word, section]) => {
      const isKept = shown.includes(word) || waiting.some((text) => text.includes(word))
      // Who removes a section removes its words, which history brings back.
      return isKept || (!isThere(section) && history.includes(word)) ? [] : [word]
    })
  }

  async #happensAt(event: Extract<Event, { tab: number }>, seat: Seat): Promise<void> {
    const { editor } = seat
    if (event.do === 'breaks') editor.device.fault = event.fault
    else if (event.do === 'connects') this.#connects(editor, event.isOnline)
    else if (event.do === 'crashes') await this.#again(seat, false)
    else if (event.do === 'reloads') await this.#again(seat, true)
    else if (editor.state.phase !== 'ready') return
    else if (event.do === 'begins')
      this.#begins(seat, SECTIONS[event.section] ?? 'hero', FIELDS[event.field] ?? 'title')
    else if (event.do === 'ends') {
      if (!seat.began) this.#begins(seat, SECTIONS[event.section] ?? 'hero', FIELDS[event.field] ?? 'title')
      this.#ends(seat)
    } else if (event.do === 'reads') void editor.editor.catchUp()
    else if (event.do === 'leaves') editor.editor.leave()
    else if (event.do === 'removes') editor.do([{ do: 'remove-section', section: 'below' }])
  }

  #connects(editor: TestEditor, isOnline: boolean): void {
    editor.device.isOnline = isOnline
    for (const other of this.editors.filter(({ device }) => device === editor.device)) {
      if (isOnline) other.editor.wentOnline()
      else other.editor.wentOffline()
    }
  }

  #begins(seat: Seat, section: string, field: string): void {
    if (seat.began) this.#ends(seat)
    const words = seat.editor.editor.waitingText(section, field, 'en') ?? seat.editor.reads(field, section)
    if (words === undefined) return
    seat.began = { section, field, words }
    seat.editor.editor.placeCaret({ section, path: field })
    seat.editor.editor.setTyping(true)
  }

  #ends({ editor, began }: Seat): void {
    const seat = this.#seats.find((one) => one.editor === editor)
    if (!began || !seat) return
    seat.began = null
    this.#words += 1
    const word = `w${this.#words}.`
    editor.writes(`${began.words} ${word}`, began.field, began.section)
    editor.editor.setTyping(false)
    editor.editor.placeCaret(null)
    this.written.set(word, began.section)
  }

  /** The tab ends, with a word of goodbye or without, and another is opened in its place. */
  async #again(seat: Seat, isTold: boolean): Promise<void> {
    const { editor } = seat
    if (isTold && editor.state.phase === 'ready') {
      this.#ends(seat)
      await this.site.idle()
    }
    seat.began = null
    // What the device refused was said to be in this window only.
    if (editor.state.unkept !== null) this.#forget(editor)
    if (isTold) editor.close()
    else editor.crash()
    const next = editor.next()
    seat.editor = next
    void next.open().catch(() => {})
  }

  #forget({ opened }: TestEditor): void {
    const gone = JSON.stringify([opened.unsent, opened.leftovers, opened.versions])
    for (const word of this.written.keys()) if (gone.includes(word)) this.written.delete(word)
  }
}
