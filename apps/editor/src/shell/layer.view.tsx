import { useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { Stage } from '../canvas/stage.ts'
import { loadViews } from '../canvas/views.ts'
import { useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { inPause } from '../desk/pause.ts'
import { leadToTools } from '../desk/way-to-tools.ts'
import { lazy } from '../kit/patiently.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { bringDrag, dragWhenHere } from '../sections/bring-drag.ts'
import { listenToClipboard } from '../sections/clipboard.ts'
import { offerActs } from '../sections/layer-acts.ts'
import { watchMoves } from '../sections/motion.ts'
import { PlusDiscs } from '../sections/plus-discs.ts'
import { replayEarly } from '../sections/replay-early.ts'
import { listenToSectionKeys } from '../sections/section-keys.ts'
import { tellUnknown } from '../sections/unknown.ts'
import { listenToButtons } from '../text/button-presses.ts'
import { templateName } from '../words/names.ts'
import { saySections } from '../words/sections.ts'
import { bringChangeNotices } from './bring-change-notices.ts'
import { bringTouch } from './bring-touch.ts'
import { callAside } from './call-aside.ts'

const DecisionCard = lazy(() => import('./decision-card.view.tsx').then((part) => ({ default: part.DecisionCard })))
/** What it offers is drawn, by views that the page itself has not. */
const EmptyPage = lazy(async () => {
  const [part] = await Promise.all([import('../sections/empty-page.view.tsx'), loadViews()])
  return { default: part.EmptyPage }
})

/** What lies over the page for the sake of its sections; for who edits content only, what tells them of changes. */
export function SectionLayer({ stage }: { readonly stage: Stage }) {
  const { editor, say } = useEditing()
  const isPhone = useIsPhone()
  useEffect(() => bringTouch(stage, editor, isPhone), [stage, editor, isPhone])
  useEffect(() => callAside(stage, editor, say), [stage, editor, say])
  useEffect(() => (isPhone ? listenToButtons(stage, editor) : undefined), [isPhone, stage, editor])
  useEffect(() => leadToTools(stage), [stage])
  useEffect(() => void stage.bringActs(), [stage])
  // All parts that arrived with this one listen by then, whatever their owner may do.
  useEffect(() => queueMicrotask(() => replayEarly(stage.early.take())), [stage])
  const isDesigner = useMay('design-site')
  const hasDecision = useEditorState(({ opened }) => opened?.facts.hasDecision === true)
  return (
    <>
      {isDesigner ? <DesignLayer stage={stage} /> : <WatchLayer stage={stage} />}
      {hasDecision && <DecisionCard />}
    </>
  )
}

function WatchLayer({ stage }: { readonly stage: Stage }) {
  const { editor, say } = useEditing()
  useEffect(() => {
    const { language } = say
    const endings = [watchMoves(stage, editor).end, bringChangeNotices(stage, editor, language)]
    return () => {
      for (const end of endings) end()
    }
  }, [stage, editor, say])
  return null
}

/** Where new sections can come, moving them, their clipboard. */
function DesignLayer({ stage }: { readonly stage: Stage }) {
  const editing = useEditing()
  const { editor, say: main } = editing
  const say = useMemo(() => saySections(main.language), [main])
  const isEmpty = useEditorState(
    ({ opened }) => opened?.site.pages.find(({ id }) => id === opened.page)?.sections.length === 0,
  )
  useEffect(() => {
    const nameOf = (after: string | null) => {
      const { opened } = editor.store.getState()
      const own = opened?.site.pages.find(({ id }) => id === opened.page)?.sections
      const section = own?.find(({ id }) => id === after)
      return section ? say('addAfter', { section: templateName(main, section.template) }) : say('addFirst')
    }
    const open = (after: string | null) => {
      const { opened } = editor.store.getState()
      if (opened) editor.show({ dialog: { kind: 'picker', place: opened.page, after } })
    }
    const plus = new PlusDiscs({ stage, editor, nameOf, open })
    const moves = watchMoves(stage, editor)
    const rest = (isResting: boolean) => plus.rest(isResting)
    const acts = {
      add: (after: string | null) => plus.press(after),
      drag: (section: string, down: PointerEvent) => dragWhenHere({ editing, stage, moves, rest }, section, down),
    }
    const endings = [
      offerActs(stage, acts),
      listenToSectionKeys({ stage, editor, addAfter: acts.add }),
      listenToClipboard(editing, stage),
      moves.end,
      bringChangeNotices(stage, editor, main.language),
      tellUnknown(stage, say),
      dragByChip(stage, acts.drag),
      () => plus.end(),
    ]
    return () => {
      for (const end of endings) end()
    }
  }, [stage, editor, editing, say, main])
  useEffect(() => {
    const fetchPicker = async () => {
      const { opened } = editor.store.getState()
      const [, { wordsFor }] = await Promise.all([
        import('../sections/picker.view.tsx'),
        import('../sections/insert-section.ts'),
      ])
      if (opened) await wordsFor(opened.site)
    }
    // Only ahead of its use, so that it opens at once, and offline: who opens the picker asks again.
    return inPause(stage.page, () => void fetchPicker().catch(() => undefined))
  }, [stage, editor])
  return isEmpty ? createPortal(<EmptyPage stage={stage} />, stage.hosts.free) : null
}

/** The chip of a section under the pointer is a handle too. */
function dragByChip(stage: Stage, drag: (section: string, event: PointerEvent) => void): () => void {
  const layer = stage.hosts.free.parentElement
  const pressed = (event: PointerEvent) => {
    const chip = (event.target as Element).closest<HTMLElement>('[data-chip]')
    if (chip?.dataset.chip) drag(chip.dataset.chip, event)
  }
  const pointed = ({ target }: Event) => (target as Element).closest('[data-chip]') && void bringDrag()
  layer?.addEventListener('pointerdown', pressed)
  layer?.addEventListener('pointerover', pointed, { passive: true })
  return () => {
    layer?.removeEventListener('pointerdown', pressed)
    layer?.removeEventListener('pointerover', pointed)
  }
}
