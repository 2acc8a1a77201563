import type { Mark, ResolvedContent, ViewProps } from '../template.ts'
import type { openingHours } from './opening-hours.ts'

type Content = ResolvedContent<typeof openingHours.fields>

/** The week that stands here, and the days that differ from it. */
export interface SaidHours {
  readonly week: { readonly [day: string]: string }
  readonly special: readonly (Omit<Content['special'][number], 'id'> & { readonly id: string })[]
  /** Of those of the site nothing is written here. */
  readonly mark: Pick<Mark, 'list' | 'item'> & ((field: string) => { readonly [attribute: string]: string })
  readonly isOwn: boolean
  /** Whether no hours have been given at all. */
  readonly isUnknown: boolean
}

/** What a section of hours says: its own, or where it follows them those of its site, which another section says. */
export function saidHours({
  content,
  mark,
  section,
  site,
}: ViewProps<typeof openingHours.fields, typeof openingHours.id>): SaidHours {
  const { hours } = site
  if (content.followsHours && hours !== null && hours.section !== section.id) {
    const special = hours.special.map((one) => ({ ...one, id: `${one.day} ${one.until}` }))
    return { week: hours.week, special, mark: NO_MARK, isOwn: false, isUnknown: false }
  }
  const { week, special } = content
  const isUnknown = Object.values(week).every((day) => day === '') && special.every(({ day }) => day === '')
  return { week, special, mark, isOwn: true, isUnknown }
}

const nothing = () => ({})
const NO_MARK: SaidHours['mark'] = Object.assign(nothing, { list: nothing, item: nothing })
