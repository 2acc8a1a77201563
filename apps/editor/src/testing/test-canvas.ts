import { afterEach, beforeEach, vi } from 'vitest'
import { Stage } from '../canvas/stage.ts'
import { loadViews } from '../canvas/views.ts'
import { loadVisitorWords } from '../canvas/visitor-words.ts'
import type { Server } from '../server/server.ts'
import type { Caret } from '../state/state.ts'
import { speak } from '../words/words.ts'
import { playBrowser, selectionIn, writeAt } from './browser.ts'
import type { Opening, TestEditor } from './test-editor.ts'
import { TestSite } from './test-site.ts'

/** The canvas of an editor with a person at its keyboard. */
export class TestCanvas {
  readonly site: TestSite
  readonly one: TestEditor
  readonly stage: Stage
  /** What a screen reader was told. */
  readonly announced: string[]

  private constructor(site: TestSite, one: TestEditor, stage: Stage, announced: string[]) {
    this.site = site
    this.one = one
    this.stage = stage
    this.announced = announced
  }

  /** A site on the canvas, drawn and ready to be typed in. */
  static async open(site = new TestSite(), opening: Opening = {}): Promise<TestCanvas> {
    const canvas = await TestCanvas.begin(site, opening)
    await canvas.one.whole()
    return canvas
  }

  /** The same, while the program that makes changes may still be on its way. */
  static async begin(site: TestSite, opening: Opening): Promise<TestCanvas> {
    const one = site.begin(opening)
    const [say] = await Promise.all([speak('en'), one.open(), loadViews(), loadVisitorWords('en')])
    document.body.innerHTML = '<iframe></iframe><div></div>'
    const frame = document.querySelector('iframe') as HTMLIFrameElement
    playBrowser(frame.contentWindow as Window & typeof globalThis)
    const announced: string[] = []
    const stage = new Stage({
      frame,
      layer: document.querySelector('div') as HTMLElement,
      editor: one.editor,
      server: { canvasStyles: () => 'about:blank#styles' } as unknown as Server,
      say: () => say,
      announce: (words) => announced.push(words),
      leaveToBar: () => {},
      callLater: () => {},
    })
    stage.early.take()
    await vi.waitFor(
      () => {
        for (const link of stage.page.querySelectorAll('link')) link.dispatchEvent(new Event('load'))
        if (!stage.page.querySelector('[data-section]')) throw new Error('The page is not drawn yet.')
      },
      { interval: 2, timeout: 15_000 },
    )
    return new TestCanvas(site, one, stage, announced)
  }

  /** The element of a text. */
  text(path = 'title', section = 'hero'): HTMLElement {
    const found = this.stage.page.querySelector<HTMLElement>(`[data-section="${section}"] [data-field="${path}"]`)
    if (!found) throw new Error(`No text "${path}" is drawn in "${section}".`)
    return found
  }

  /** Clicks into a text, behind its last letter unless another place is told. */
  clicks(path = 'title', section = 'hero', at?: number): void {
    const text = this.text(path, section)
    this.#tell(text, new MouseEvent('pointerdown', { bubbles: true, cancelable: true, button: 0 }))
    if (text.isContentEditable) text.focus()
    this.selects(at ?? text.textContent?.length ?? 0, undefined, text)
    this.#tell(text, new MouseEvent('click', { bubbles: true, cancelable: true }))
  }

  /** Clicks beside all texts of a section. */
  clicksBeside(section = 'hero'): void {
    const element = this.stage.page.querySelector(`[data-section="${section}"]`) as HTMLElement
    this.#tell(element, new MouseEvent('click', { bubbles: true, cancelable: true }))
  }

  /** Selects a part of a text that stands there as one node. */
  selects(start: number, end = start, text: HTMLElement = this.#active): void {
    const node = text.firstChild ?? text
    this.stage.page.getSelection()?.setBaseAndExtent(node, start, node, end)
  }

  /** Presses the keys of a text, one for each character that people see. */
  types(words: string): void {
    for (const { segment } of new Intl.Segmenter().segment(words)) {
      if (segment === '\n') this.#input('insertLineBreak', null)
      else if (this.#input('insertText', segment)) this.#comesIn('insertText', segment)
    }
  }

  /** Backspace, so many times. */
  erases(times = 1): void {
    for (let time = 0; time < times; time += 1) {
      const { start, end } = selectionIn(this.#active)
      if (!this.#input('deleteContentBackward', null)) continue
      if (start === end) this.selects(Math.max(0, start - 1), end)
      this.#comesIn('deleteContentBackward', '')
    }
  }

  /** An input method begins, shows what it has so far, and ends. */
  composes(...stages: readonly string[]): void {
    this.startsComposing()
    for (const stage of stages) this.composing(stage)
    this.endsComposing()
  }

  startsComposing(): void {
    this.#tell(this.#active, new CompositionEvent('compositionstart', { bubbles: true }))
  }

  /** What is composed so far stands selected in place of what was. */
  composing(words: string): void {
    this.#input('insertCompositionText', words, true)
    const { start } = selectionIn(this.#active)
    this.#comesIn('insertCompositionText', words)
    this.selects(start, start + words.length)
  }

  endsComposing(): void {
    const { end } = selectionIn(this.#active)
    this.selects(end)
    this.#tell(this.#active, new CompositionEvent('compositionend', { bubbles: true }))
  }

  pastes(words: string): void {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { getData: (type: string) => (type === 'text/plain' ? words : '') } })
    this.#tell(this.#active, event)
  }

  /** Presses a key that writes nothing. */
  presses(key: string, modifiers: KeyboardEventInit = {}): void {
    const init = { key, code: key, bubbles: true, cancelable: true, ...modifiers }
    this.#tell(this.stage.page.activeElement ?? this.stage.page.body, new KeyboardEvent('keydown', init))
  }

  /** What a browser would do by its own: false where it may not. */
  asks(inputType: string, data: string | null = null): boolean {
    return this.#input(inputType, data)
  }

  /** Where the caret or selection is in the text. */
  get caret(): readonly [number, number] {
    const { start, end } = selectionIn(this.#active)
    return [start, end]
  }

  /** The text that is edited, as the state says. */
  get edits(): Caret | null {
    return this.one.state.caret
  }

  /** What stands on the counter. */
  get counts(): string {
    return document.querySelector('[data-counter] span')?.textContent ?? ''
  }

  get notices(): readonly string[] {
    return this.one.state.notices.map(({ text }) => text)
  }

  end(): void {
    this.stage.end()
    document.body.innerHTML = ''
  }

  get #active(): HTMLElement {
    return this.stage.page.activeElement as HTMLElement
  }

  #comesIn(inputType: string, words: string): void {
    writeAt(this.#active, words)
    this.#tell(this.#active, new InputEvent('input', { inputType, data: words, bubbles: true }))
  }

  #input(inputType: string, data: string | null, isComposing = false): boolean {
    const event = new InputEvent('beforeinput', { inputType, data, isComposing, bubbles: true, cancelable: true })
    return this.#tell(this.#active, event)
  }

  #tell(target: EventTarget, event: Event): boolean {
    return target.dispatchEvent(event)
  }
}

/** The canvas of the test that runs. */
export let canvas: TestCanvas

/** For each test of a file a canvas of its own, where time passes when the test says so. */
export function playOnCanvas(prepare: () => void = () => {}, site?: () => TestSite): void {
  beforeEach(async () => {
    canvas = await TestCanvas.open(site?.())
    prepare()
    stopTime()
  })
  afterEach(() => {
    canvas.end()
    vi.useRealTimers()
  })
}

/** Another canvas in its place, where the program that makes changes may still be on its way. */
export async function playAgain(site: TestSite, opening: Opening): Promise<void> {
  canvas.end()
  vi.useRealTimers()
  canvas = await TestCanvas.begin(site, opening)
  stopTime()
}

/** Lets time pass. */
export const passes = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}
