import { useCallback, useEffect, useRef, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { type Editing, useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { fetchAside, lazyAside } from '../desk/patient.ts'
import { inPause } from '../desk/pause.ts'
import { cameForLibrary } from '../desk/way-in.ts'
import { hasOpenSlot, hasOpenSlotIn } from './find-slots.ts'
import { deskAt, mayHaveLeft } from './left-uploads.ts'
import { type LateWork, watchPictures } from './watch.ts'
import { watchFailures } from './watch-failures.ts'
import type { PictureWork } from './work.ts'

/** The tools load when a picture is meant, or a place for one stands open. */
const PictureTools = lazyAside(() =>
  import('./picture-tools.view.tsx').then((part) => ({ default: part.PictureTools })),
)

/** Everything that can be done with pictures where they stand; nothing by who translates. */
export function Pictures({ stage }: { readonly stage: Stage }) {
  return useMay('edit-site') ? <WatchedPictures stage={stage} /> : null
}

function WatchedPictures({ stage }: { readonly stage: Stage }) {
  const editing = useEditing()
  const { editor } = editing
  const [areMeant, mean] = useAreMeant(stage)
  const late = useRef<LateWork | null>(null)
  late.current ??= lateWork(editing)
  useEffect(() => {
    const work = late.current as LateWork
    const bring = () => {
      mean()
      return work.bring()
    }
    const emptied = () =>
      void fetchAside(() => import('./use-pictures.ts')).then(({ tellRemoved }) => tellRemoved(editing))
    return watchPictures({ stage, editor, work: { here: work.here, bring }, emptied })
  }, [stage, editor, editing, mean])
  useEffect(() => {
    if (mayHaveLeft(deskAt(location.pathname))) void late.current?.bring()?.then(mean)
  }, [mean])
  const id = useEditorState((state) => state.opened?.site.id)
  useEffect(() => {
    if (id && cameForLibrary(id)) editor.show({ dialog: { kind: 'library' } })
  }, [id, editor])
  return areMeant ? <PictureTools stage={stage} /> : null
}

/** Fetched once, and asked for until it is there. */
function lateWork(editing: Editing): LateWork {
  let here: PictureWork | null = null
  let coming: Promise<PictureWork> | undefined
  const bring = async () => {
    const { workOf } = await fetchAside(() => import('./use-pictures.ts'))
    here = workOf(editing)
    return here
  }
  return {
    here: () => here,
    bring: () => {
      coming ??= bring()
      return coming
    },
  }
}

/** Whether somebody is at pictures, or something is to be said at one, from then on for good; and what says that they are. */
function useAreMeant(stage: Stage): readonly [boolean, () => void] {
  const { editor } = useEditing()
  const isNow = useEditorState(({ chosen, dialog }) => chosen !== null || dialog?.kind === 'library')
  const [areMeant, setMeant] = useState(false)
  const mean = useCallback(() => setMeant(true), [])
  useEffect(() => {
    if (isNow) mean()
  }, [isNow, mean])
  useEffect(() => {
    const ending = new AbortController()
    const { page } = stage
    const look = (redrawn: ReadonlySet<string>) => hasOpenSlotIn(page, redrawn, editor) && mean()
    const over = ({ target }: Event) => (target as Element).closest?.('picture[data-field]') && mean()
    page.addEventListener('pointerover', over, { signal: ending.signal, passive: true })
    const failures = watchFailures(page, (_, isFailed) => isFailed && mean())
    const endings = [stage.whenDrawn(look), inPause(page, mean), failures, () => ending.abort()]
    if (hasOpenSlot(page, editor)) mean()
    return () => {
      for (const end of endings) end()
    }
  }, [stage, editor, mean])
  return [areMeant || isNow, mean]
}
