import type { Media } from '@mimar/document'
import { type Crop, coverCrop, type Image } from '@mimar/fields'
import { type CSSProperties, useMemo, useState } from 'react'
import { useEditorState } from '../desk/editing.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { CropDialog } from './crop-dialog.view.tsx'
import { plainPlan } from './crop-plan.ts'
import { usePictureSay } from './use-pictures.ts'

/** What networks show beside a link. */
const FRAME = { width: 1344, height: 768 }

interface Props {
  readonly image: Pick<Image, 'media' | 'crop'>
  /** What is cut, for who only hears the button. */
  readonly label: string
  readonly className: string | undefined
  readonly apply: (crop: Crop | null) => void
}

/** A button that cuts by hand what stands beside links; nothing where there is no picture. */
export function ShareCrop({ image, label, className, apply }: Props) {
  const say = usePictureSay()
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const plan = useMemo(() => (isOpen ? plainPlan(FRAME, isPhone) : null), [isOpen, isPhone])
  const medium = useEditorState(({ opened }) => opened?.site.media[image.media])
  if (!medium) return null
  const subject = { medium, image: { ...image, alt: {}, isDecorative: false, width: null } }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={`${label}: ${say('crop')}`}
        onClick={() => setOpen(true)}
      >
        {say('crop')}
      </button>
      {plan && <CropDialog {...{ subject, plan, isPhone, apply }} close={() => setOpen(false)} />}
    </>
  )
}

interface ShownProps {
  readonly url: string
  readonly medium: Pick<Media, 'width' | 'height' | 'focal'>
  readonly crop: Crop | null
  readonly className: string | undefined
}

/** A picture as it stands beside links, drawn from the whole of it. */
export function SharedPicture({ url, medium, crop, className }: ShownProps) {
  const { containerWidth, containerHeight, width, left, top, transform } =
    crop ?? coverCrop(medium, FRAME, { focal: medium.focal })
  const high = containerHeight ?? (containerWidth * FRAME.height) / FRAME.width
  const lies: CSSProperties = {
    position: 'absolute',
    left: share(left / containerWidth),
    top: share(top / high),
    width: share(width / containerWidth),
    maxWidth: 'none',
    transform: `rotate(${transform}deg)`,
  }
  return (
    <span className={className} data-shared="">
      <img src={url} alt="" decoding="async" style={lies} />
    </span>
  )
}

const share = (part: number) => `${part * 100}%`
