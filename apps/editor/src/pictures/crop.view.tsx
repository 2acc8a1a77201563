import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { useModal } from '../kit/use-modal.ts'
import { elementAt } from '../places/editable.ts'
import type { PicturePlace } from '../places/picture.ts'
import styles from './crop.module.css'
import { storedCrop } from './crop-geometry.ts'
import { type Plan, readPlan } from './crop-plan.ts'
import { useCropSource } from './crop-source.ts'
import { CropStage } from './crop-stage.view.tsx'
import { CropStrip } from './crop-strip.view.tsx'
import { cropped } from './picture-acts.ts'
import { useCrop } from './use-crop.ts'
import { usePictureSay, useWork } from './use-pictures.ts'

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
  return plan ? <CropDialog stage={stage} place={place} plan={plan} isPhone={isPhone} /> : null
}

interface DialogProps extends Props {
  readonly plan: Plan
  readonly isPhone: boolean
}

function CropDialog({ stage, place, plan, isPhone }: DialogProps) {
  const { editor } = useEditing()
  const say = usePictureSay()
  const work = useWork()
  const dialog = useModal(() => stage.focus())
  const cropping = useCrop(place, plan.frame)
  const drawn = (cropping?.crop.width ?? 0) * plan.scale
  const source = useCropSource(place, drawn, cropping?.crop ?? place)
  useEffect(() => dim(stage), [stage])
  if (!cropping) return null
  const close = () => work.open(null)
  const apply = () => {
    editor.do(cropped(place, storedCrop(cropping.crop, cropping.size, cropping.focal), cropping.focal))
    close()
  }
  const keyed = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Enter' || (event.target as Element).closest('button:not([data-focal])')) return
    event.preventDefault()
    apply()
  }
  const { area } = plan
  const acts = (
    <>
      <button type="button" className={styles.act} onClick={cropping.reset}>
        {say('reset')}
      </button>
      <button type="button" className={styles.act} data-outlined="" onClick={close}>
        {say('cancel')}
      </button>
      <button type="button" className={styles.main} onClick={apply}>
        {say('apply')}
      </button>
    </>
  )
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.crop}
      aria-label={say('crop')}
      style={{ left: area.x, top: area.y, width: area.width, height: area.height, ['--veil' as string]: plan.veil }}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onKeyDown={keyed}
    >
      <CropStage plan={plan} cropping={cropping} source={source} />
      <CropStrip plan={plan} cropping={cropping} isPhone={isPhone} acts={acts} />
    </dialog>,
    document.body,
  )
}

/** Rings and bars wait until the picture is cut. */
function dim(stage: Stage): () => void {
  const layer = stage.hosts.free.parentElement
  layer?.style.setProperty('opacity', '0')
  return () => void layer?.style.removeProperty('opacity')
}

/** Where the frame stands, measured when cropping begins and when the window has got another size. */
function usePlan(stage: Stage, { caret }: PicturePlace, isPhone: boolean): Plan | null {
  const [plan, setPlan] = useState<Plan | null>(null)
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
