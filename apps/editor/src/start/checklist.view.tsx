import { useState } from 'react'
import { useStore } from 'zustand'
import { checklistStateOf, checklistStates, keepChecklistState } from '../desk/checklist-state.ts'
import { useCatalog, useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { lazy } from '../kit/patiently.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { placeOf, type StepId } from './checklist-steps.ts'
import { useRoom, useWorkedOn } from './use-room.ts'

const Card = lazy(() => import('./checklist-card.view.tsx').then(({ ChecklistCard }) => ({ default: ChecklistCard })))

/** The first steps with a site that was made from a starter, until they are sent away. */
export function Checklist() {
  const catalog = useCatalog()
  const site = useEditorState(({ opened }) => opened?.site.id ?? '')
  const starter = useEditorState(({ opened }) => opened?.site.extras.starter)
  const mayPublish = useMay('publish-site')
  const isPhone = useIsPhone()
  useStore(checklistStates, (all) => all[site])
  const wanted = checklistStateOf(site, isPhone ? 'small' : 'open')
  const { editor } = useEditing()
  const [ledTo, setLedTo] = useState<string | null>(null)
  const room = useRoom(ledTo)
  const [isInsisted, insist] = useInsistence()
  if (!mayPublish || typeof starter !== 'string' || wanted === 'gone') return null
  // Without room it is not seen, and yet carries what is given to wherever else it stands.
  const standing = room === 'card' || isInsisted ? wanted : room === 'none' ? 'unseen' : 'small'
  const open = () => {
    insist(room !== 'card')
    keepChecklistState(site, 'open')
  }
  const led = (step: StepId) => {
    insist(false)
    const { opened } = editor.store.getState()
    setLedTo((opened && placeOf(step, opened.site, catalog)?.section) ?? null)
  }
  return <Card site={site} starter={starter} standing={standing} open={open} led={led} />
}

/** Who opens the list where it has no room gets it all the same, until they work on something else. */
function useInsistence() {
  const work = useWorkedOn()
  const [insistedAt, setInsistedAt] = useState<string | null>(null)
  if (insistedAt !== null && insistedAt !== work) setInsistedAt(null)
  const insist = (isWanted: boolean) => setInsistedAt(isWanted ? work : null)
  return [insistedAt === work, insist] as const
}
