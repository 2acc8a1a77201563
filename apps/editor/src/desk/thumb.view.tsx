import type { Media } from '@mimar/document'
import styles from '../kit/library.module.css'
import { PictureIcon } from '../kit/picture-icon.view.tsx'
import { useEditorState } from './editing.ts'

const WIDE_ENOUGH = 360

/** A picture, small, as a whole. */
export function Thumb({ medium }: { readonly medium: Media }) {
  const files = useEditorState((state) => state.opened?.facts.imageFiles[medium.id])
  const whole = (files ?? []).filter(({ shape, type }) => shape === 'full' && type !== 'image/avif')
  const sorted = whole.toSorted((one, two) => one.width - two.width)
  const file = sorted.find(({ width }) => width >= WIDE_ENOUGH) ?? sorted.at(-1)
  return (
    <span className={styles.thumb}>
      {file ? <img src={file.url} alt="" loading="lazy" decoding="async" /> : <PictureIcon name="picture" />}
    </span>
  )
}
