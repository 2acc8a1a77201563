import type { Media, Operation } from '@mimar/document'
import { type Image, NO_IMAGE } from '@mimar/fields'
import type { LogoColor, PicturePlace } from '../places/picture.ts'
import type { Deed } from '../state/changes.ts'

/** Another picture stands here. It keeps the shape of its place and drops the old cut (U34); a logo keeps its width. */
export function placed(place: PicturePlace, media: string): Deed {
  const image: Image = { ...NO_IMAGE, media, width: place.logo ? place.image.width : null }
  return change(place, 'Picture', [assign(place, image)])
}

/** A picture comes to the site and stands here, as one step. */
export function uploaded(place: PicturePlace, media: Media): Deed {
  const deed = placed(place, media.id)
  return { ...deed, operations: [together([{ do: 'set-media', id: media.id, media }, ...deed.operations])] }
}

/** A picture comes to the site, to be placed later. */
export function kept(media: Media): Deed {
  return changeMedium('Picture', media.id, media)
}

export function emptied(place: PicturePlace): Deed {
  return change(place, 'Picture', [assign(place, NO_IMAGE)])
}

/** What the picture shows, at this place and in one language. As with the picture itself, it need not be said twice. */
export function described(place: PicturePlace, language: string, alt: string): Deed {
  const isOwn = alt !== (place.medium?.alt[language] ?? '')
  const { section, path } = place.caret
  const value = isOwn && alt !== '' ? alt : null
  return change(place, 'AltText', [{ do: 'set-field', section, field: `${path}/alt`, language, value }])
}

export function decorative(place: PicturePlace, isDecorative: boolean): Deed {
  return change(place, 'AltText', [assign(place, { ...place.image, isDecorative })])
}

export function coloured(place: PicturePlace, path: string, color: LogoColor): Deed {
  return change(place, 'Logo', [{ do: 'set-field', section: place.caret.section, field: path, value: color }])
}

export function resized(place: PicturePlace, width: number): Deed {
  return change(place, 'Logo', [assign(place, { ...place.image, width })])
}

/** What a picture shows, in one language, wherever nothing else is said about it. */
export function mediumDescribed(medium: Media, language: string, alt: string): Deed {
  const { [language]: _, ...others } = medium.alt
  return changeMedium('AltText', medium.id, { ...medium, alt: alt === '' ? others : { ...others, [language]: alt } })
}

/** Takes a picture that nothing shows out of the library. */
export function mediumRemoved({ id }: Media): Deed {
  return changeMedium('Picture', id, null)
}

/** How the picture is cut here, and what matters in it wherever it stands. */
export function cropped(place: PicturePlace, crop: Image['crop'], focal: Media['focal']): Deed {
  const { medium, image } = place
  const cut = assign(place, { ...image, crop })
  if (!medium || isSamePoint(medium.focal, focal)) return change(place, 'Crop', [cut])
  return change(place, 'Crop', [together([cut, { do: 'set-media', id: medium.id, media: { ...medium, focal } }])])
}

function isSamePoint(one: Media['focal'], other: Media['focal']): boolean {
  return one?.x === other?.x && one?.y === other?.y
}

function assign({ caret: { section, path } }: PicturePlace, image: Image): Operation {
  return { do: 'set-field', section, field: path, value: image }
}

function changeMedium(kind: Deed['name']['kind'], id: string, media: Media | null): Deed {
  return { name: { kind, template: 'Other' }, operations: [{ do: 'set-media', id, media }] }
}

function together(operations: readonly Operation[]): Operation {
  return { do: 'together', operations }
}

function change(place: PicturePlace, kind: Deed['name']['kind'], operations: readonly Operation[]): Deed {
  return { name: { kind, template: place.section.template }, operations }
}
