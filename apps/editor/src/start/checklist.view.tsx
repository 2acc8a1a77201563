import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { standingOf, standings } from '../desk/checklist-state.ts'
import { useEditorState, useMay } from '../desk/editing.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { useRoom } from './use-room.ts'

const Card = lazy(() => import('./checklist-card.view.tsx').then(({ ChecklistCard }) => ({ default: ChecklistCard })))

/** The first steps with a site that was made from a starter, until they are sent away. */
export function Checklist() {
  const site = useEditorState(({ opened }) => opened?.site.id ?? '')
  const starter = useEditorState(({ opened }) => opened?.site.extras.starter)
  const mayPublish = useMay('publish-site')
  const isPhone = useIsPhone()
  useStore(standings, (all) => all[site])
  const wanted = standingOf(site, isPhone ? 'small' : 'open')
  const room = useRoom()
  if (!mayPublish || typeof starter !== 'string' || wanted === 'gone' || room === 'none') return null
  const standing = room === 'button' ? 'small' : wanted
  return (
    <Suspense>
      <Card site={site} starter={starter} standing={standing} />
    </Suspense>
  )
}
