import { cutOf, type Size } from './crop.ts'
import type { Image } from './field.ts'

/** Whether what is shown of a picture has fewer pixels than the points it stands wide: even a plain screen shows it blurred. */
export function isTooSmall({ crop }: Pick<Image, 'crop'>, media: Size, shownWidth: number): boolean {
  const cut = crop && cutOf(crop, media)
  return (cut ?? media).width < shownWidth
}
