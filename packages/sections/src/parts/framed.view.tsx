import type { Mark, Picture } from '../template.ts'
import { Arch } from './arch.view.tsx'
import { Photo } from './photo.view.tsx'

interface Props<Layout extends string> {
  readonly picture: Picture | null
  readonly mark: Mark
  readonly field: string
  readonly layout: Layout
  /** The layout in which it stands in the frame of the ornament. */
  readonly framedIn: NoInfer<Layout>
  /** How wide it stands in each layout, as in HTML's `sizes`. */
  readonly sizes: { readonly [One in NoInfer<Layout>]: string }
  /** What it is called where it stands without a frame. */
  readonly className: string
}

/** A picture in the frame of the ornament, or in another layout without any. */
export function Framed<Layout extends string>({ layout, framedIn, sizes, className, ...rest }: Props<Layout>) {
  const photo = { ...rest, sizes: sizes[layout] }
  return layout === framedIn ? <Arch {...photo} /> : <Photo className={className} {...photo} />
}
