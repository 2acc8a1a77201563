import type { CSSProperties, ElementType } from 'react'
import type { Mark } from '../template.ts'

interface Props {
  readonly as: ElementType
  readonly mark: Mark
  /** Path of the field, such as `title` or `cards/k1/title`. */
  readonly field: string
  readonly value: string
  readonly align?: 'LEFT' | 'RIGHT' | 'CENTER' | null
  readonly className?: string
  /** Phone numbers, addresses of mail and web: kept left-to-right inside any text. */
  readonly isLtr?: boolean
  readonly style?: CSSProperties | undefined
}

/** A text of the owner's: the only child of its element, so that it can be edited where it stands. Empty and published, it is not there. */
export function Text({ as: Element, mark, field, value, align, className, isLtr, style }: Props) {
  if (value === '' && !mark.keepsEmpty) return null
  return (
    <Element
      className={className}
      style={style}
      data-align={align ?? undefined}
      {...(isLtr ? { dir: 'ltr' } : {})}
      {...mark(field)}
    >
      {value}
    </Element>
  )
}
