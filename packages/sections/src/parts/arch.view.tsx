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

/**
 * A picture in the frame of the ornament: a striped arch for girih, a plain one for arc, else a box of the theme's
 * look. Its size comes from the template.
 */
export function Arch({ picture, mark, field, sizes, className, isFirstView }: Props) {
  if (!picture && !mark.keepsEmpty) return null
  return (
    <div className={className ? `arch ${className}` : 'arch'}>
      <Photo picture={picture} mark={mark} field={field} sizes={sizes} isFirstView={isFirstView ?? false} />
    </div>
  )
}
