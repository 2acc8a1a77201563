import type { Operation, Section } from '@mimar/document'
import { maps } from '@mimar/document/integrations'
import type { TemplateCatalog } from '@mimar/sections'

/** Where a map stands, as a section keeps it: a place, or the address of a map that others made. */
interface MapPlace {
  readonly point: { readonly lat: number | null; readonly lng: number | null }
  readonly address: string
}

const NOWHERE = { lat: null, lng: null }
const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** How links of maps say a place; what a link marks comes before what it merely shows. */
const PLACES = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(String.raw`[?&](?:q|query|ll|center)=(?:loc:)?${NUMBER},\s*\+?${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=[\\d.]+/${NUMBER}/${NUMBER}`),
]
const TWO_NUMBERS = new RegExp(String.raw`^${NUMBER}\s*[,،;\s]\s*${NUMBER}$`)
/** Whether an address may stand in a frame of another site. */
const isEmbedded = (address: string) => maps.some(({ embeds }) => embeds.test(address))

/** Understands two numbers, a link to a place, or what a map offers for other sites; null when it is none of these. */
export function readPlace(input: string): MapPlace | null {
  const text = latin(input.trim())
  if (text === '') return { point: NOWHERE, address: '' }
  const source = /\bsrc=["']([^"']+)/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? text
  if (isEmbedded(source)) return /[\s<>"'`\\]/.test(source) ? null : { point: NOWHERE, address: source }
  const found = /^https?:\/\//.test(source) ? placeIn(source) : TWO_NUMBERS.exec(text)
  const [lat, lng] = [Number(found?.[1]), Number(found?.[2])]
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isOnEarth ? { point: { lat, lng }, address: '' } : null
}

/** The place as one would type it. */
export function writePlace({ point: { lat, lng }, address }: MapPlace): string {
  return address || (lat === null || lng === null ? '' : `${lat}, ${lng}`)
}

function placeIn(address: string): RegExpExecArray | null {
  const plain = address.replaceAll(/%2C/gi, ',')
  for (const pattern of PLACES) {
    const found = pattern.exec(plain)
    if (found) return found
  }
  return null
}

/** Arabic digits and their decimal mark as the others write them. */
function latin(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replaceAll('٫', '.')
}

/** Where the map of a section stands. */
export function placeOfMap({ template, content }: Section, catalog: TemplateCatalog): MapPlace {
  const point = content[catalog.fieldFor(template, 'point') ?? ''] as MapPlace['point'] | undefined
  return { point: point ?? NOWHERE, address: String(content[catalog.fieldFor(template, 'map') ?? ''] ?? '') }
}

/** What puts the map of a section somewhere else. */
export function mapMoved(
  { id, template }: Section,
  { point, address }: MapPlace,
  catalog: TemplateCatalog,
): readonly Operation[] {
  const values = [
    [catalog.fieldFor(template, 'point'), point],
    [catalog.fieldFor(template, 'map'), address],
  ] as const
  return values.flatMap(([field, value]): Operation[] =>
    field === undefined ? [] : [{ do: 'set-field', section: id, field, value }],
  )
}
