import type { Media } from '@mimar/document'
import type { Crop } from '@mimar/fields'
import type { KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { useModal } from '../kit/use-modal.ts'
import styles from './crop.module.css'
import { storedCrop } from './crop-geometry.ts'
import type { CropPlan } from './crop-plan.ts'
import { useCropSource } from './crop-source.ts'
import { CropStage } from './crop-stage.view.tsx'
import { CropStrip } from './crop-strip.view.tsx'
import { type Croppable, useCrop } from './use-crop.ts'
import { usePictureSay } from './use-pictures.ts'

interface Props {
  readonly subject: Croppable
  readonly plan: CropPlan
  readonly isPhone: boolean
  /** Where the focus goes at the end; what opened it has it again without. */
  readonly back?: () => void
  readonly apply: (crop: Crop | null, focal: Media['focal']) => void
  readonly close: () => void
}

/** Cropping under a veil: the picture moves below its frame (U33). */
export function CropDialog({ subject, plan, isPhone, back, apply: store, close }: Props) {
  const say = usePictureSay()
  const dialog = useModal(back)
  const cropping = useCrop(subject, plan.frame)
  const drawn = (cropping?.crop.width ?? 0) * plan.scale
  const source = useCropSource(subject, drawn, cropping?.crop ?? subject)
  if (!cropping) return null
  const apply = () => {
    store(storedCrop(cropping.crop, cropping.size, cropping.focal), cropping.focal)
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
