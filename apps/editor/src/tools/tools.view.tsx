import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Stage } from '../canvas/stage.tsx'
import { useEditorState } from '../chrome/editing.ts'
import { listenForTips } from '../chrome/tips.ts'
import { LinkPopover } from './link-popover.view.tsx'
import { SectionTools } from './section-bar.view.tsx'
import { TextBar } from './text-bar.view.tsx'
import { placeOfText } from './text-place.ts'

/** The tools come to the thing: a bar at the text that has the caret, else at the section that is selected. */
export function Tools({ stage }: { readonly stage: Stage }) {
  const caret = useEditorState((state) => state.caret)
  const site = useEditorState((state) => state.opened?.site)
  const selected = useEditorState((state) => state.opened?.selected ?? null)
  const chosen = useEditorState((state) => state.chosen)
  const isLinking = useEditorState((state) => state.isLinking)
  useEffect(listenForTips, [])
  const place = caret && site ? placeOfText(site, caret) : undefined
  const { text, below, section } = stage.hosts
  return (
    <>
      {place && createPortal(<TextBar stage={stage} place={place} />, text)}
      {place?.link &&
        isLinking &&
        createPortal(
          <LinkPopover key={`${place.section.id}/${place.link.path}`} stage={stage} place={place} link={place.link} />,
          below,
        )}
      {!caret && !chosen && selected && createPortal(<SectionTools stage={stage} id={selected} />, section)}
    </>
  )
}
