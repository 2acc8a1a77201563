import type { Mark, SiteFacts } from '../template.ts'
import { Icon } from './icon.view.tsx'

interface Props {
  /** Name of the icon, such as `tabler:bed`. */
  readonly name: string
  readonly mark: Mark
  /** Path of the field, such as `cards/k1/icon`. */
  readonly field: string
  readonly site: SiteFacts
  readonly className: string
}

/** An icon the owner chose. None chosen, it keeps its place on the canvas only. */
export function PickedIcon({ name, mark, field, site, className }: Props) {
  const shape = site.icon(name)
  if (!shape) return mark.keepsEmpty ? <span className={className} {...mark(field)} /> : null
  return (
    <span className={className} {...mark(field)}>
      <Icon shape={shape} />
    </span>
  )
}
