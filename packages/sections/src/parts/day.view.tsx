import { dayIn } from '@mimar/fields'
import type { SiteFacts } from '../template.ts'

interface Props {
  /** What a field of the kind `date` holds. */
  readonly value: string
  readonly site: Pick<SiteFacts, 'language'>
  /** With its weekday, as it is written in full, or short; `near` is a weekday of the months to come, without its year. */
  readonly style?: 'full' | 'long' | 'medium' | 'near'
  readonly className?: string
}

/** A day as the language of the page writes it, for machines as they read it; none, where none is chosen. */
export function Day({ value, site, style = 'long', className }: Props) {
  if (value === '') return null
  return (
    <time className={className} dateTime={value}>
      {dayIn(value, site.language, style)}
    </time>
  )
}
