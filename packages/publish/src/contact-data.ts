// How somebody reaches a business, for search engines (schema.org ContactPage, ReserveAction).
import type { ComposedPage } from '@mimar/render'
import { daysAskedBy } from '@mimar/sections'
import { type Facts, houseOf, type Surrounding } from './facts.ts'

/** What stands on many pages before what each is for. */
const ABOVE: readonly string[] = ['navigation', 'notice', 'ways']

/** A page that begins with how to reach the business; the first page of a site is more than that. */
export function contactPageOn(
  { sections, title }: ComposedPage,
  around: Surrounding,
  isHome: boolean,
): readonly Facts[] {
  const first = sections.find(
    ({ template }) => template?.category !== 'header' && !ABOVE.includes(template?.role ?? ''),
  )
  if (isHome || first?.template?.role !== 'contact') return []
  return [{ '@type': 'ContactPage', name: title, url: around.url, inLanguage: around.language, about: houseOf(around) }]
}

const PLATFORMS = ['DesktopWebPlatform', 'MobileWebPlatform'].map((name) => `https://schema.org/${name}`)

/** Forms that ask for days to come; {} where there is none. A request is answered by hand, and an action says no more than where it begins. */
export function requestsOn({ sections }: ComposedPage, servesFood: boolean, { url, language }: Surrounding): Facts {
  const actions = sections.flatMap(({ template, section, props }) => {
    const asked = template && daysAskedBy(template.fields, props.content)
    if (!asked) return []
    const result = asked === 'STAY' ? 'LodgingReservation' : servesFood ? 'FoodEstablishmentReservation' : 'Reservation'
    const urlTemplate = `${url}#comp-${section.id}`
    return [
      {
        '@type': 'ReserveAction',
        target: { '@type': 'EntryPoint', urlTemplate, inLanguage: language, actionPlatform: PLATFORMS },
        result: { '@type': result },
      },
    ]
  })
  return actions.length > 0 ? { potentialAction: actions } : {}
}
