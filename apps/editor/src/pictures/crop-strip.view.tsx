import { type ReactNode, useEffect, useRef } from 'react'
import { useEditing } from '../desk/editing.ts'
import { PictureIcon } from '../kit/picture-icon.view.tsx'
import small from '../kit/small-field.module.css'
import styles from './crop.module.css'
import { MOST_ANGLE, MOST_ZOOM } from './crop-geometry.ts'
import type { CropPlan } from './crop-plan.ts'
import type { Cropping } from './use-crop.ts'
import { usePictureSay } from './use-pictures.ts'

interface Props {
  readonly plan: CropPlan
  readonly cropping: Cropping
  readonly isPhone: boolean
  readonly acts: ReactNode
}

const GAP = 16
/** What is dragged is read aloud once it has come to rest (EDIT-10). */
const SAID_AFTER = 400

/** Below the frame: zoom, quarters, fine angle, the shape that is set, and the three ways out. */
export function CropStrip({ plan, cropping, isPhone, acts }: Props) {
  const say = usePictureSay()
  const strip = useRef<HTMLDivElement>(null)
  const percent = Math.round(cropping.zoom * 100)
  useSaid(`${percent}% ${cropping.angle}°`)
  const { at, scale, frame, area } = plan
  // Beside the edge of the window it moves in; on a phone it stands at the bottom.
  const width = Math.min(760, area.width - 2 * GAP)
  const x = Math.max(GAP, Math.min(at.x + (frame.width * scale - width) / 2, area.width - width - GAP))
  const style = isPhone ? undefined : { left: x, top: at.y + frame.height * scale + GAP, width }
  return (
    <div ref={strip} className={styles.tools} style={style} dir={say.dir}>
      <div className={styles.strip}>
        <label className={styles.zoom}>
          <span className={styles.small}>
            <PictureIcon name="picture" />
          </span>
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.01}
            aria-label={say('zoom')}
            aria-valuetext={`${percent}%`}
            value={cropping.zoom}
            onChange={(event) => cropping.zoomTo(() => Number(event.target.value))}
          />
          <PictureIcon name="picture" />
          <bdi className={styles.percent}>{`${percent}%`}</bdi>
        </label>
        <span className={styles.line} />
        <span className={styles.turns}>
          <TurnButton degrees={-90} cropping={cropping} label={say('rotateLeft')} />
          <TurnButton degrees={90} cropping={cropping} label={say('rotateRight')} />
        </span>
        <label className={styles.angle}>
          <span className="only-heard">{say('angle')}</span>
          <input
            type="number"
            className={small.field}
            min={-MOST_ANGLE}
            max={MOST_ANGLE}
            step={0.5}
            dir="ltr"
            data-tip={say('angle')}
            value={cropping.angle}
            onChange={(event) => cropping.angleTo(Number(event.target.value))}
          />
          <span aria-hidden="true">°</span>
        </label>
        <span className={styles.line} />
        <span className={styles.ratio} data-tip={say('ratio')}>
          <PictureIcon name="lock" />
          <bdi>{ratioOf(frame.width, frame.height)}</bdi>
          <span className="only-heard">{say('ratio')}</span>
        </span>
        <span className={styles.acts}>{acts}</span>
      </div>
      <p className={styles.hint}>{say(plan.hasFocal ? 'cropHint' : 'cropHintPlain')}</p>
    </div>
  )
}

interface TurnProps {
  readonly degrees: 90 | -90
  readonly cropping: Cropping
  readonly label: string
}

function TurnButton({ degrees, cropping, label }: TurnProps) {
  return (
    <button
      type="button"
      className={styles.act}
      aria-label={label}
      data-tip={label}
      onClick={() => cropping.turn(degrees)}
    >
      <PictureIcon name={degrees < 0 ? 'rotateLeft' : 'rotateRight'} />
    </button>
  )
}

function useSaid(words: string): void {
  const { announce } = useEditing()
  const first = useRef(words)
  useEffect(() => {
    if (words === first.current) return
    const timer = setTimeout(() => announce(words), SAID_AFTER)
    return () => clearTimeout(timer)
  }, [announce, words])
}

const LARGEST_NUMBER = 16

/** A shape in the smallest numbers that are nearly right, else to one. */
function ratioOf(width: number, height: number): string {
  const ratio = width / height
  for (let high = 1; high <= LARGEST_NUMBER; high += 1) {
    const wide = Math.round(ratio * high)
    if (wide > 0 && wide <= LARGEST_NUMBER && Math.abs(wide / high / ratio - 1) < 0.015) return `${wide}:${high}`
  }
  return `${ratio.toFixed(2)}:1`
}
