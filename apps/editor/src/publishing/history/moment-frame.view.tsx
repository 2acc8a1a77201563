import type { DocumentAnswer } from '@mimar/contract'
import type { Site } from '@mimar/document'
import { createComposer } from '@mimar/render'
import { useEffect, useRef, useState } from 'react'
import { PageDrawing } from '../../canvas/drawing/page.ts'
import { BLANK_PAGE, dressPage, prepareFrame, wearStyles } from '../../canvas/frame.ts'
import { surroundingsOf } from '../../canvas/surroundings.ts'
import { loadVisitorWords } from '../../canvas/visitor-words.ts'
import { useCatalog, useEditing } from '../../desk/editing.ts'
import { requestsOf, type When } from '../../server/publishing.ts'
import { usePublishWords } from '../say.ts'
import styles from './history.module.css'
import { type Target, textAt } from './target.ts'

interface Props {
  readonly moment: DocumentAnswer
  readonly when: When
  /** The site as it is now, to mark what was different. */
  readonly now: Site
  readonly page: string
  readonly language: string
  /** Told which section, and which text of it, was pressed; at first, the first text that was different. */
  readonly choose: (target: Target) => void
  readonly target: Target | null
}

/** Marks that lie over the page and change nothing of it. */
const MARKS = `[data-was]{outline:2px solid #1e9e5f;outline-offset:4px;box-shadow:0 0 0 1px rgb(255 255 255/.7);border-radius:2px}
[data-target]{outline-width:4px}
[data-section]{cursor:pointer}`

/** The page as it was, in a frame; nothing in it can be changed. */
export function MomentFrame({ moment, when, now, page, language, choose, target }: Props) {
  const catalog = useCatalog()
  const { server } = useEditing()
  const say = usePublishWords()
  const frame = useRef<HTMLIFrameElement>(null)
  const drawing = useRef<PageDrawing | null>(null)
  const compose = useRef(createComposer())
  const [isReady, setReady] = useState(false)
  const chosen = useRef(choose)
  chosen.current = choose
  const asked = useRef(when)
  asked.current = when
  useEffect(() => {
    const document = frame.current?.contentDocument
    if (!isReady || !document) return
    prepareFrame(document)
    addMarks(document)
    const own = new PageDrawing(document)
    drawing.current = own
    document.addEventListener('click', (event) => {
      event.preventDefault()
      const target = targetOf(event.target as Element)
      if (target) chosen.current(target)
    })
    return () => own.end()
  }, [isReady])
  useEffect(() => {
    const document = frame.current?.contentDocument
    const found = moment.site.pages.find(({ id }) => id === page)
    if (!isReady || !document || !found) return
    let isOver = false
    const styles = requestsOf(server).momentStyles(language, asked.current)
    void Promise.all([wearStyles(document, styles), loadVisitorWords(language)]).then(() => {
      if (isOver) return
      const surroundings = surroundingsOf(moment, catalog)
      const composed = compose.current({ site: moment.site, page: found, language, mode: 'canvas', surroundings })
      dressPage(document, { language, dir: composed.dir, root: composed.site.root }, () => '')
      drawing.current?.draw({ page: composed, own: found.sections })
      const first = markDifferences(document, moment.site, now, language)
      if (first) chosen.current(first)
    })
    return () => {
      isOver = true
    }
  }, [isReady, server, moment, now, page, language, catalog])
  useEffect(() => markTarget(frame.current?.contentDocument, target), [target])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={say('pageThen')}
      srcDoc={BLANK_PAGE}
      onLoad={() => setReady(true)}
    />
  )
}

function addMarks(document: Document): void {
  const view = document.defaultView as Window & typeof globalThis
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(MARKS)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function targetOf(element: Element): Target | null {
  const section = element.closest<HTMLElement>('[data-section]')?.dataset.section
  const field = element.closest<HTMLElement>('[data-field]')?.dataset.field ?? null
  return section === undefined ? null : { section, field }
}

function markTarget(document: Document | null | undefined, target: Target | null): void {
  for (const element of document?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    const { section, field } = targetOf(element) ?? { section: '', field: null }
    element.toggleAttribute('data-target', target !== null && section === target.section && field === target.field)
  }
}

/** Rings the texts that say something else now; gives the first of them. */
function markDifferences(document: Document, then: Site, now: Site, language: string): Target | null {
  let first: Target | null = null
  for (const element of document.querySelectorAll<HTMLElement>('[data-field]')) {
    const target = targetOf(element)
    const { section, field } = target ?? { section: '', field: null }
    const was = field === null ? undefined : textAt(then, section, field, language)
    const isDifferent = field !== null && was !== undefined && was !== textAt(now, section, field, language)
    element.toggleAttribute('data-was', isDifferent)
    if (isDifferent) first ??= target
  }
  return first
}
