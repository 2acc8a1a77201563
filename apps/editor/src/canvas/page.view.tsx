import type { Section } from '@mimar/document'
import { type ComposedPage, type ComposedSection, SectionOnPage } from '@mimar/render'
import { memo, useLayoutEffect } from 'react'

interface PageProps {
  readonly page: ComposedPage
  /** The page's own sections; those before and after them are shared. */
  readonly own: readonly Section[]
  /** How many of its own stand there so far; all, unless it says so. */
  readonly upTo?: number | undefined
  /** The section that has the caret. */
  readonly typingIn: string | null
  /** Gets the id of each section that is drawn anew. */
  readonly redrawn?: Set<string> | undefined
  /** Called when what is drawn has changed. */
  readonly drawn: () => void
}

/** Of a page with more sections than this, those far from the window are not laid out. */
export const LONG = 40

/** The page on the canvas: the sections that visitors get, in the same main part, and nothing around them. */
export function CanvasPage({ page, own, upTo = own.length, typingIn, redrawn, drawn }: PageProps) {
  useLayoutEffect(drawn)
  const first = page.sections.findIndex(({ section }) => own.includes(section))
  // A page without sections of its own still stands above its footer.
  const footer = page.sections.findIndex(({ section }) => section.category === 'footer')
  const from = first >= 0 ? first : footer >= 0 ? footer : page.sections.length
  const draw = (composed: ComposedSection) => (
    <CanvasSection
      key={composed.section.id}
      composed={composed}
      isTyping={composed.section.id === typingIn}
      redrawn={redrawn}
    />
  )
  return (
    <>
      {page.sections.slice(0, from).map(draw)}
      <main data-long={own.length > LONG ? '' : undefined}>
        {page.sections.slice(from, from + Math.min(upTo, own.length)).map(draw)}
      </main>
      {page.sections.slice(from + own.length).map(draw)}
    </>
  )
}

interface SectionProps extends Pick<PageProps, 'redrawn'> {
  readonly composed: ComposedSection
  readonly isTyping: boolean
}

/** A section on the canvas. While the caret is in it, the browser owns its text and React waits. */
const CanvasSection = memo(
  function CanvasSection({ composed, redrawn }: SectionProps) {
    useLayoutEffect(() => void redrawn?.add(composed.section.id))
    return <SectionOnPage composed={composed} />
  },
  (before, after) => after.isTyping || before.composed === after.composed,
)
