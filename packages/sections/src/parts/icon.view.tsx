import type { IconShape } from '../template.ts'

interface Props {
  readonly shape: IconShape | undefined
  readonly className?: string
  /** Mirrored in right-to-left text: arrows that mean onward, never clocks, phones or logos. */
  readonly mirrors?: boolean
}

/** A line icon in the colour of its text. Decorative: what it means must also be said in words. */
export function Icon({ shape, className, mirrors }: Props) {
  if (!shape) return null
  return (
    <svg
      className={['icon', mirrors && 'mirrors', className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      aria-hidden="true"
      // Bodies come from icon sets that Mimar ships; owners choose a name, never markup.
      dangerouslySetInnerHTML={{ __html: shape.body }}
    />
  )
}
