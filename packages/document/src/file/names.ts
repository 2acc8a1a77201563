import type { Field, Fields, ImageField } from '@mimar/fields'

/** Other names under which files may have a field (LINK-6 and the older sites of the specification). */
const ALIASES: { readonly [name: string]: readonly string[] } = {
  buttonText: ['btnText'],
  btnText: ['buttonText'],
  buttonUrl: ['btnUrl'],
  btnUrl: ['buttonUrl'],
  socials: ['headerSocials'],
  headerSocials: ['socials'],
  slides: ['blocks'],
  blocks: ['slides', 'features'],
  cards: ['blocks', 'features'],
  groups: ['features', 'blocks'],
  imageSteps: ['steps'],
  iconName: ['icon'],
}

const PICTURE_ALIASES: { readonly [url: string]: readonly string[] } = {
  backgroundImg: ['imgUrl'],
  imgUrl: ['backgroundImg', 'imageUrl'],
  imageUrl: ['imgUrl'],
  stepImageUrl: ['imgUrl', 'imageUrl'],
}

/** The names a field is read under, the current one first; a name that is another field's own is never an alias. */
export function namesOf(name: string, fields: Fields): readonly string[] {
  return [name, ...(ALIASES[name] ?? []).filter((alias) => !Object.hasOwn(fields, alias))]
}

/** The keys of a picture in a file, all of them named. */
interface PictureKeys {
  readonly within: string | undefined
  readonly url: readonly string[]
  readonly crop: string
  readonly width: string
  readonly alt: string
  readonly isDecorative: string
}

export function pictureKeys({ keys }: ImageField, fields: Fields): PictureKeys {
  const taken = new Set(Object.entries(fields).flatMap(([name, field]) => [name, ...urlOf(field)]))
  return {
    within: keys.within,
    url: [keys.url, ...(PICTURE_ALIASES[keys.url] ?? []).filter((alias) => !taken.has(alias))],
    crop: keys.crop ?? `${keys.url}CropParams`,
    width: keys.width ?? `${keys.url}Width`,
    alt: `${keys.url}Alt`,
    isDecorative: `${keys.url}IsDecorative`,
  }
}

function urlOf(field: Field): string[] {
  return field.kind === 'image' ? [field.keys.url] : []
}

/** Every key that a set of fields has in a file: none of them can be kept as an unknown one. */
export function fileKeys(fields: Fields): ReadonlySet<string> {
  const known = remembered.get(fields)
  if (known) return known
  const keys = new Set(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind !== 'image') return [name]
      const { within, url, crop, width, alt, isDecorative } = pictureKeys(field, fields)
      return [name, ...(within ? [within] : []), url[0] as string, crop, width, alt, isDecorative]
    }),
  )
  remembered.set(fields, keys)
  return keys
}

const remembered = new WeakMap<Fields, ReadonlySet<string>>()
