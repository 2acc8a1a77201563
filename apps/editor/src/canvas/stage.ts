import { holdsSame, type Page, type Site, type Theme } from '@mimar/document'
import { type ComposedBody, createComposer } from '@mimar/render'
import { elementAt, kindAt, sectionAt } from '../places/editable.ts'
import type * as SectionActs from '../places/section-acts.ts'
import type { Server } from '../server/server.ts'
import type { Deed } from '../state/changes.ts'
import type { Editor } from '../state/editor.ts'
import type { Caret, Opened } from '../state/state.ts'
import { templateName } from '../words/names.ts'
import type { Say } from '../words/words.ts'
import { Arrival } from './arrival.ts'
import { PageDrawing } from './drawing/page.ts'
import { Dress } from './dress.ts'
import { Early } from './early.ts'
import { type FirstDrawn, readFirst, takeOver } from './first-drawn.ts'
import { dressPage, prepareFrame, wearStyles } from './frame.ts'
import { listenToCanvas } from './listen.ts'
import { markSections } from './marks.ts'
import { type Follower, Overlay, type ToolHosts } from './overlay.ts'
import { surroundingsOf } from './surroundings.ts'
import { hasViews, loadViewsOf, templatesShown, whenViews } from './views.ts'
import { loadVisitorWords } from './visitor-words.ts'
import { Writer } from './writer.ts'

interface StageOptions {
  readonly frame: HTMLIFrameElement
  readonly layer: HTMLElement
  readonly editor: Editor
  readonly server: Server
  readonly say: () => Say
  readonly announce: (text: string) => void
  readonly leaveToBar: () => void
  /** Brings all that is not needed to edit a first text. */
  readonly callLater: () => void
}

/** What a bar has opened beside itself. */
const IN_TOOLS = '[popover], [data-sheet="tool"]'

/** All that the page on the canvas depends on. */
type Drawing = Pick<Opened, 'site' | 'language' | 'facts'> & {
  readonly page: Page
  readonly upTo: number
  readonly typingIn: string | null
  readonly say: Say
}

/** The canvas at work: the page in its frame, the layer over it, and who has the caret. */
export class Stage {
  readonly #options: StageOptions
  readonly #page: Document
  readonly #drawing: PageDrawing
  readonly #overlay: Overlay
  readonly #writer: Writer
  readonly #compose = createComposer()
  readonly #endings: (() => void)[] = []
  readonly #beforehand = new Set<() => void>()
  readonly #drawings = new Set<(redrawn: ReadonlySet<string>) => void>()
  readonly #arrival = new Arrival(() => this.draw())
  /** What was done before there was somebody to do it. */
  readonly early: Early
  /** What the page stands drawn by, which lags behind the state while the styles of another language arrive: who only selects draws nothing. */
  #standing: Drawing | null = null
  /** The change of language that is on its way: the newest counts. */
  #turn = 0
  /** Keeps what was looked at in its place after a change of language. */
  #place: AbortController | null = null
  readonly #dress: Dress
  #acts: typeof SectionActs | null = null
  /** What the server has drawn, until it is taken over. */
  #first: FirstDrawn | null
  /** The draft with a value that is being tried. */
  #tried: Site | null = null

  constructor(options: StageOptions) {
    this.#options = options
    const { frame, layer, editor } = options
    this.#page = frame.contentDocument as Document
    this.#first = readFirst(frame)
    prepareFrame(this.#page)
    this.early = new Early(this.#page, editor, options.callLater)
    const late = async () => (await import('./late-styles.ts')).lateStyles(editor)
    this.#dress = new Dress(this.#page, options.server, editor.store.getState().opened?.stored, late)
    this.#drawing = new PageDrawing(this.#page)
    this.#overlay = new Overlay(layer, frame, (section) => editor.select(section.getAttribute('data-section')))
    this.#writer = new Writer({
      editor,
      overlay: this.#overlay,
      say: options.say,
      announce: options.announce,
      moved: () => this.draw(),
    })
    this.#watch()
    if (!this.#first) this.#listen()
    this.draw()
  }

  /** Draws the state as it is now; texts with the caret in them are left alone. */
  draw(): void {
    const { opened } = this.#options.editor.store.getState()
    if (!opened) return
    // A text that is taken off the page with the caret in it would blur, and draw, in the middle of a drawing.
    if (this.#isElsewhere(opened)) this.#writer.end()
    this.#writer.follow(opened)
    // The section that has the caret is drawn, and the caret comes back.
    if (this.#writer.isOutdated(opened)) this.#writer.hold(true)
    if (this.#standing?.language === opened.language) this.#render(opened)
    else void this.#changeLanguage(opened)
  }

  /** How much of the height of the canvas can be seen. */
  get room(): number {
    return this.#overlay.roomHeight
  }

  /** The tools have changed their size: they are placed again. */
  place(): void {
    this.#overlay.queue()
  }

  /** The focus has left a tool; to another tool of the same text it has not left at all. */
  left(to: EventTarget | null): void {
    const { text, below } = this.hosts
    const isStill = to instanceof Element && (text.contains(to) || below.contains(to) || to.closest(IN_TOOLS) !== null)
    // Another window took the focus: who comes back goes on where they were.
    if (!isStill && document.hasFocus()) this.release()
  }

  get page(): Document {
    return this.#page
  }

  /** Places something with every drawing of the layer, until the function it gives is called. */
  follow(follower: Follower): () => void {
    this.#overlay.followers.add(follower)
    this.place()
    return () => this.#overlay.followers.delete(follower)
  }

  /** Calls before each drawing of the page, while it stands as it was, until the function it gives is called. */
  beforeDrawing(listener: () => void): () => void {
    this.#beforehand.add(listener)
    return () => this.#beforehand.delete(listener)
  }

  /** Calls after each drawing of the page, with the sections that it drew, until the function it gives is called. */
  whenDrawn(listener: (redrawn: ReadonlySet<string>) => void): () => void {
    this.#drawings.add(listener)
    return () => this.#drawings.delete(listener)
  }

  /** Shows a theme that is not chosen yet; null goes back to the site's. */
  tryTheme(theme: Theme | null): void {
    this.#dress.tried = theme
    const { opened } = this.#options.editor.store.getState()
    if (opened) this.#dress.wear(opened)
  }

  /** Shows the site as it would be with a value that is not chosen yet; null goes back to the draft. */
  trySite(site: Site | null): void {
    if (site === this.#tried) return
    this.#tried = site
    this.draw()
  }

  get hosts(): ToolHosts {
    return this.#overlay.hosts
  }

  /** Makes a change from the tools; the caret stays in its text, or goes where the change says. */
  act(deed: Deed, to: Caret | null = this.#options.editor.store.getState().caret): void {
    const { editor } = this.#options
    const isInTools = document.activeElement?.closest('[role=toolbar]') !== null
    if (editor.store.getState().caret) this.#writer.hold()
    else this.#writer.end()
    editor.do(deed)
    if (to) editor.placeCaret(to)
    else this.#writer.release()
    if (to && !isInTools) this.#writer.waits()
    this.draw()
  }

  /** The focus is in the tools of a text now. */
  hold(): void {
    this.#writer.hold()
    this.#showHeld()
  }

  /** Opens what a text leads to; the text stays the one that is edited. */
  chooseLink(): void {
    this.hold()
    this.#options.editor.chooseLink(true)
  }

  /** Back from the tools into the text, at the same place. */
  resume(): void {
    const element = this.#heldText()
    const isWhole = this.#options.editor.store.getState().caret?.isWhole === true
    this.#writer.resume(element, isWhole, () => this.#options.frame.focus())
    if (!element) this.#page.body.focus()
  }

  /** The focus has left the tools for somewhere else. */
  release(): void {
    this.#writer.release()
  }

  focus(): void {
    this.#options.frame.focus()
    this.#page.body.focus()
  }

  end(): void {
    this.#place?.abort()
    this.#dress.end()
    this.early.end()
    this.#arrival.end()
    this.#drawing.end()
    this.#writer.end()
    for (const ending of this.#endings) ending()
    this.#overlay.end()
  }

  #watch(): void {
    const { editor } = this.#options
    const view = this.#page.defaultView as Window & typeof globalThis
    const queue = () => this.#overlay.queue()
    const sizes = new view.ResizeObserver(queue)
    sizes.observe(this.#page.body)
    view.addEventListener('scroll', queue, { passive: true })
    view.addEventListener('resize', queue)
    editor.onLeave(() => this.#writer.commit())
    this.#endings.push(
      () => sizes.disconnect(),
      editor.store.subscribe((state, before) => {
        if (state.opened !== before.opened) this.draw()
        if (state.chosen !== before.chosen) this.#showChosen()
      }),
    )
  }

  /** Handed on as it is: a function made while drawing would keep the site as it was drawn then. */
  readonly #listen = (): void => {
    const { editor, say, leaveToBar } = this.#options
    this.#endings.push(
      listenToCanvas({
        document: this.#page,
        editor,
        overlay: this.#overlay,
        writer: this.#writer,
        say,
        nameOf: (section) => templateName(say(), section.getAttribute('data-template') ?? ''),
        leaveToBar,
        leaveToTools: () => this.#leaveToTools(),
        onLink: () => this.chooseLink(),
        onSection: (act) => void this.#onSection(act),
      }),
    )
  }

  /** Brings what keys do to sections ahead of the first of them, which would wait for a frame or two. */
  async bringActs(): Promise<typeof SectionActs> {
    this.#acts ??= await this.#options.editor.bring(() => import('../places/section-acts.ts'))
    return this.#acts
  }

  async #onSection(act: SectionActs.SectionAct): Promise<void> {
    const acts = this.#acts ?? (await this.bringActs())
    acts.actOnSection(this.#options, act)
  }

  /** The focus goes to the bar of the text, else of the section. */
  #leaveToTools(): void {
    const { text, section, free } = this.#overlay.hosts
    const { caret, chosen } = this.#options.editor.store.getState()
    const isInText = caret !== null
    const bar = (isInText ? text : chosen ? free : section).querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')
    if (!bar) return
    if (isInText) this.hold()
    bar.focus()
  }

  /** The styles of the other direction and script come first: the page changes once, complete, at the same place. */
  async #changeLanguage(changed: Opened): Promise<void> {
    const { language } = changed
    this.#turn += 1
    const turn = this.#turn
    this.#writer.end()
    const styles = await this.#dress.address(language)
    // Views that fail to come now are asked for again when they are drawn.
    const shown = templatesShown(changed)
    const views = hasViews(shown) ? null : loadViewsOf(shown, this.#options.editor.catalog).catch(() => {})
    const places = this.#standing && import('./scroll-anchor.ts').catch(() => null)
    const [isWorn] = await Promise.all([wearStyles(this.#page, styles), loadVisitorWords(language), views])
    if (!isWorn) void this.#dress.bringAgain(language)
    const place = await places
    const { opened } = this.#options.editor.store.getState()
    if (turn !== this.#turn || !opened) return
    const isSamePage = this.#standing?.page.id === opened.page
    this.#render(opened, (isSamePage && place?.placeOn(this.#page)) || null)
  }

  /** Whether another page stands on the canvas than the one that is open. */
  #isElsewhere({ page }: Opened): boolean {
    return this.#standing !== null && this.#standing.page.id !== page
  }

  #render(opened: Opened, goBack: (() => AbortController) | null = null): void {
    const { language } = opened
    const site = this.#tried ?? opened.site
    const page = site.pages.find(({ id }) => id === opened.page)
    if (!page) return
    const shown = templatesShown(opened)
    if (!hasViews(shown)) {
      whenViews(shown, this.#options.editor.catalog, () => this.draw())
      return
    }
    if (this.#isElsewhere(opened)) this.#page.defaultView?.scrollTo({ top: 0, behavior: 'instant' })
    const upTo = this.#arrival.upTo(page.id, page.sections, opened.selected)
    const typingIn = this.#writer.section
    const drawing = { site, page, upTo, language, facts: opened.facts, typingIn, say: this.#options.say() }
    if (this.#standing && holdsSame(drawing, this.#standing)) {
      this.#settled(opened)
      return
    }
    this.#standing = drawing
    for (const listener of this.#beforehand) listener()
    this.#dress.wear({ site, language })
    const first = this.#first
    this.#first = null
    const isTaken = first !== null && this.#adopt(first, opened)
    const composed = this.#composed(opened, site, page)
    dressPage(this.#page, { language, dir: composed.dir, root: composed.site.root }, drawing.say)
    const drawn = this.#drawing.draw({ page: composed, own: page.sections, upTo, typingIn })
    const redrawn = isTaken ? new Set(composed.sections.map(({ section }) => section.id)) : drawn
    if (goBack) {
      this.#place?.abort()
      this.#place = goBack()
    }
    this.#drawn(opened, page, redrawn, composed)
    if (first) void takeOver(this.#page, this.#writer, this.#listen)
  }

  #composed({ language, facts }: Opened, site: Site, page: Page) {
    const surroundings = surroundingsOf(facts, this.#options.editor.catalog)
    return this.#compose({ site, page, language, mode: 'canvas', surroundings })
  }

  /** What the server has drawn stays, where it is what is to be drawn; else nothing of it does. */
  #adopt(first: FirstDrawn, opened: Opened): boolean {
    const { stored, language, revision, page: id } = opened
    const page = stored.pages.find((one) => one.id === id)
    const isThis = first.page === id && first.language === language && first.revision === revision
    const own = page?.sections ?? []
    if (isThis && page && this.#drawing.adopt({ page: this.#composed(opened, stored, page), own })) return true
    this.#page.body.replaceChildren()
    return false
  }

  #heldText(): HTMLElement | null {
    const { caret } = this.#options.editor.store.getState()
    return caret && elementAt(this.#page, caret)
  }

  #showChosen(): void {
    const { chosen } = this.#options.editor.store.getState()
    const element = chosen && elementAt(this.#page, chosen)
    this.#overlay.activate(element ? { kind: 'picture', element } : { kind: 'none' })
  }

  /** While the focus is in its bar, a text keeps its ring, whatever was drawn again. */
  #showHeld(): void {
    const element = this.#writer.isHeld && this.#heldText()
    if (element) this.#overlay.activate({ kind: 'held', element })
    else if (this.#writer.isHeld) this.#overlay.activate({ kind: 'none' })
  }

  #drawn(opened: Opened, { sections }: Page, ids: ReadonlySet<string>, composed: ComposedBody): void {
    const isIcon = (element: HTMLElement) => kindAt(element, opened.site, this.#options.editor.catalog) === 'icon'
    const redrawn = composed.sections.flatMap(({ section }) => (ids.has(section.id) ? [section] : []))
    const { language } = opened
    markSections(this.#page, { redrawn, language, isIcon, typedIn: (element) => this.#writer.typedIn(element) })
    this.#overlay.pageDrawn()
    this.#settled(opened)
    for (const listener of this.#drawings) listener(ids)
    this.early.drawn()
    this.#arrival.drawn(sections.length)
  }

  /** Caret, rings and bars are where the state has them, on the page as it stands. */
  #settled({ selected }: Opened): void {
    if (this.#writer.comesBack && this.#heldText()) this.resume()
    else this.#showHeld()
    if (this.#options.editor.store.getState().chosen) this.#showChosen()
    this.#overlay.select(selected === null ? null : sectionAt(this.#page, selected))
  }
}
