import { type ComposedPage, type ComposedSection, SectionOnPage } from '@mimar/render'
import { memo, useLayoutEffect } from 'react'

interface PageProps {
  readonly page: ComposedPage
  /** The section that has the caret. */
  readonly typingIn: string | null
  /** Called when what is drawn has changed. */
  readonly drawn: () => void
}

/** The page on the canvas: the sections that visitors get, and nothing around them. */
export function CanvasPage({ page, typingIn, drawn }: PageProps) {
  useLayoutEffect(drawn)
  return page.sections.map((composed) => (
    <CanvasSection key={composed.section.id} composed={composed} isTyping={composed.section.id === typingIn} />
  ))
}

/** A section on the canvas. While the caret is in it, the browser owns its text and React waits. */
const CanvasSection = memo(
  function CanvasSection({ composed }: { readonly composed: ComposedSection; readonly isTyping: boolean }) {
    return <SectionOnPage composed={composed} />
  },
  (before, after) => after.isTyping || before.composed === after.composed,
)
