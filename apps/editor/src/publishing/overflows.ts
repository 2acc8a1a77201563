import type { Finding } from '@mimar/checkup'
import type { Page } from '@mimar/document'
import { type ComposedBody, createComposer } from '@mimar/render'
import { useEffect, useState } from 'react'
import { PageDrawing } from '../canvas/drawing/page.ts'
import { BLANK_PAGE, dressPage, prepareFrame, wearStyles } from '../canvas/frame.ts'
import { surroundingsOf } from '../canvas/surroundings.ts'
import { loadVisitorWords } from '../canvas/visitor-words.ts'
import { useEditing } from '../desk/editing.ts'
import type { Server } from '../server/server.ts'
import type { Editor } from '../state/editor.ts'
import type { Opened } from '../state/state.ts'

/** A phone as most people have one. */
const PHONE_WIDTH = 390
const PHONE_HEIGHT = 844
/** Letters may hang over their box by that much without being cut. */
const TOLERANCE = 2

interface Overflows {
  readonly findings: readonly Finding[]
  readonly isBusy: boolean
}

/** Texts that do not fit on a phone, measured on every page in every language while one reads the rest of the list. */
export function useOverflows(): Overflows {
  const { editor, server } = useEditing()
  const [found, setFound] = useState<Overflows>({ findings: [], isBusy: true })
  useEffect(() => {
    const { opened } = editor.store.getState()
    if (!opened) return
    const ending = new AbortController()
    const hidden = hiddenFrame()
    ending.signal.addEventListener('abort', () => hidden.host.remove())
    measureAll(hidden, { ...opened, catalog: editor.catalog }, server, ending.signal)
      .then(
        (findings) => ending.signal.aborted || setFound({ findings, isBusy: false }),
        () => ending.signal.aborted || setFound({ findings: [], isBusy: false }),
      )
      .finally(() => ending.abort())
    return () => ending.abort()
  }, [editor, server])
  return found
}

/** A frame nobody sees, in a tree of its own, so that nothing takes it for the page that is edited. */
function hiddenFrame(): { readonly host: HTMLElement; readonly frame: HTMLIFrameElement } {
  const host = document.createElement('div')
  host.ariaHidden = 'true'
  const frame = document.createElement('iframe')
  frame.srcdoc = BLANK_PAGE
  frame.tabIndex = -1
  const place = 'position:fixed;inset-block-start:0;inset-inline-start:-4000px;visibility:hidden;border:0'
  frame.style.cssText = `${place};width:${PHONE_WIDTH}px;height:${PHONE_HEIGHT}px`
  host.attachShadow({ mode: 'closed' }).append(frame)
  return { host, frame }
}

async function measureAll(
  { host, frame }: ReturnType<typeof hiddenFrame>,
  { site, facts, catalog }: Pick<Opened, 'site' | 'facts'> & Pick<Editor, 'catalog'>,
  server: Server,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(host)
  await loaded
  const page = frame.contentDocument as Document
  prepareFrame(page)
  const drawing = new PageDrawing(page)
  const compose = createComposer()
  const findings: Finding[] = []
  for (const { code: language } of site.languages.filter(({ isActive }) => isActive)) {
    if (signal.aborted) break
    await Promise.all([wearStyles(page, server.canvasStyles(language)), loadVisitorWords(language)])
    for (const one of site.pages) {
      await new Promise((resolve) => setTimeout(resolve))
      if (signal.aborted) break
      const surroundings = surroundingsOf(facts, catalog)
      const composed = compose({ site, page: one, language, mode: 'canvas', surroundings })
      draw(page, drawing, composed, one)
      findings.push(...overflowsIn(page, one, language))
    }
  }
  drawing.end()
  return findings
}

function draw(page: Document, drawing: PageDrawing, composed: ComposedBody, { sections }: Page): void {
  dressPage(page, { language: composed.language, dir: composed.dir, root: composed.site.root }, () => '')
  drawing.draw({ page: composed, own: sections })
}

/** Each text that is wider than its box, as a word that cannot be broken makes it; one a section. */
function overflowsIn(page: Document, { id }: Page, language: string): Finding[] {
  const known = new Set<string>()
  return [...page.querySelectorAll<HTMLElement>('[data-field]')].flatMap((text): Finding[] => {
    const section = text.closest<HTMLElement>('[data-section]')?.dataset.section
    if (!section || known.has(section) || !isCut(text)) return []
    known.add(section)
    const place = { page: id, section, field: text.dataset.field ?? null, language }
    return [{ code: 'text-overflows', level: 'warning', ...place, params: { language }, fix: [] }]
  })
}

function isCut(text: HTMLElement): boolean {
  const { clientWidth, scrollWidth, childElementCount } = text
  if (childElementCount > 0) return false
  return (clientWidth > 0 && scrollWidth > clientWidth + TOLERANCE) || leavesPage(text)
}

/** Whether it reaches past an edge of the page; what can be pushed or scrolled sideways may. */
function leavesPage(text: HTMLElement): boolean {
  const { left, right, width } = text.getBoundingClientRect()
  if (width === 0 || (left >= -TOLERANCE && right <= PHONE_WIDTH + TOLERANCE)) return false
  for (let around = text.parentElement; around && around !== text.ownerDocument.body; around = around.parentElement) {
    const style = getComputedStyle(around)
    if (style.overflowX !== 'visible' || style.visibility === 'hidden') return false
  }
  return true
}
