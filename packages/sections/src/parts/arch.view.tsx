import type { Mark, Picture } from '../template.ts'
import { Photo } from './photo.view.tsx'

interface Props {
  readonly picture: Picture | null
  readonly mark: Mark
  readonly field: string
  readonly sizes: string
  readonly className?: string
  readonly isFirstView?: boolean
}

/** A picture in a striped arch where the ornament is girih, in a plain arch where it is arc, else in a box of the theme's look. Its size comes from the template. */
export function Arch({ picture, mark, field, sizes, className, isFirstView }: Props) {
  if (!picture && !mark.keepsEmpty) return null
  return (
    <div className={className ? `arch ${className}` : 'arch'}>
      <Photo picture={picture} mark={mark} field={field} sizes={sizes} isFirstView={isFirstView ?? false} />
    </div>
  )
}
