import { Icon } from '../parts/icon.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { IconShape, Mark } from '../template.ts'

type Align = 'LEFT' | 'RIGHT' | 'CENTER' | null

interface Props {
  /** The field of the value; that of its title is the same with `Title` behind it. */
  readonly name: 'phone' | 'email' | 'address'
  readonly title: string
  readonly titleAlign: Align
  readonly value: string
  readonly align: Align
  /** What those who listen hear where the owner gave no title. */
  readonly fallback: string
  readonly shape: IconShape
  /** Where a phone number or a mail address leads; an address leads nowhere. */
  readonly href?: string
  readonly mark: Mark
}

/** One way to reach the owner: icon, title, value. Numbers and mail addresses read left to right in any language. */
export function Detail({ name, title, titleAlign, value, align, fallback, shape, href, mark }: Props) {
  if (title === '' && value === '' && !mark.keepsEmpty) return null
  return (
    <div className={`contact-${name}`}>
      <dt>
        <Icon shape={shape} />
        {title === '' && <span className="hidden-label">{fallback}</span>}
        <Text as="span" mark={mark} field={`${name}Title`} value={title} align={titleAlign} />
      </dt>
      <dd data-align={align ?? undefined}>
        {!href ? (
          <Text as="span" mark={mark} field={name} value={value} />
        ) : (
          (value !== '' || mark.keepsEmpty) && (
            <a href={href} {...mark(name)} dir="ltr">
              {value}
            </a>
          )
        )}
      </dd>
    </div>
  )
}
