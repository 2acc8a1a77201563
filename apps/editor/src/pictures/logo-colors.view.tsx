import { useEditing, useMay } from '../desk/editing.ts'
import styles from '../kit/pictures.module.css'
import type { LogoColor, PicturePlace } from '../places/picture.ts'
import { coloured } from './picture-acts.ts'
import { usePictureSay } from './use-pictures.ts'

const COLORS = [
  ['default', 'original'],
  ['black', 'black'],
  ['white', 'white'],
] as const satisfies readonly (readonly [LogoColor, string])[]

/** The logo as it is, or drawn in one ink (EDIT-9). */
export function LogoColors({ place }: { readonly place: PicturePlace }) {
  const { editor } = useEditing()
  const say = usePictureSay()
  const mayDesign = useMay('design-site')
  const { logo } = place
  if (!logo || !mayDesign) return null
  return (
    <span className={styles.choices}>
      {COLORS.map(([color, key]) => (
        <button
          key={color}
          type="button"
          className={styles.choice}
          aria-pressed={logo.color === color}
          tabIndex={-1}
          onClick={() => editor.do(coloured(place, logo.path, color))}
        >
          {color !== 'default' && <span className={styles.ink} data-ink={color} />}
          {say(key)}
        </button>
      ))}
    </span>
  )
}
