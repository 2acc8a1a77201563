import { useEffect, useLayoutEffect, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { elementAt } from '../places/editable.ts'
import type { PicturePlace } from '../places/picture.ts'
import { CropDialog } from './crop-dialog.view.tsx'
import { type CropPlan, readPlan } from './crop-plan.ts'
import { cropped } from './picture-acts.ts'
import { usePictureWork } from './use-pictures.ts'

interface Props {
  readonly stage: Stage
  readonly place: PicturePlace
}

/** Resizing a window ends before the frame is measured again (EDIT-10). */
const RESIZED_AFTER = 200

/** Cropping in place: the page lies under a veil, the picture moves below its frame (U33). */
export function Crop({ stage, place }: Props) {
  const isPhone = useIsPhone()
  const plan = usePlan(stage, place, isPhone)
  return plan ? <OnPage stage={stage} place={place} plan={plan} isPhone={isPhone} /> : null
}

function OnPage({ stage, place, plan, isPhone }: Props & { readonly plan: CropPlan; readonly isPhone: boolean }) {
  const { editor } = useEditing()
  const work = usePictureWork()
  useEffect(() => dim(stage), [stage])
  return (
    <CropDialog
      {...{ subject: place, plan, isPhone }}
      back={() => stage.focus()}
      apply={(crop, focal) => editor.do(cropped(place, crop, focal))}
      close={() => work.open(null)}
    />
  )
}

/** Rings and bars wait until the picture is cut. */
function dim(stage: Stage): () => void {
  const layer = stage.hosts.free.parentElement
  layer?.style.setProperty('opacity', '0')
  return () => void layer?.style.removeProperty('opacity')
}

/** Where the frame stands, measured when cropping begins and when the window has got another size. */
function usePlan(stage: Stage, { caret }: PicturePlace, isPhone: boolean): CropPlan | null {
  const [plan, setPlan] = useState<CropPlan | null>(null)
  const { section, path } = caret
  useLayoutEffect(() => {
    const measure = () => {
      const element = elementAt(stage.page, { section, path })
      if (element) setPlan(readPlan(element, stage.hosts.free, isPhone))
    }
    elementAt(stage.page, { section, path })?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    measure()
    let timer = 0
    const resized = () => {
      clearTimeout(timer)
      timer = window.setTimeout(measure, RESIZED_AFTER)
    }
    addEventListener('resize', resized)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', resized)
    }
  }, [stage, section, path, isPhone])
  return plan
}
