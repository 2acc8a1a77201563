import {
  ALL_LANGUAGES,
  type Fields,
  type FileField,
  type FileUse,
  filesIn,
  isShownInLayout,
  nameOfRole,
  valueFor,
} from '@mimar/fields'
import { type CheckupInput, type Finding, finding } from './finding.ts'
import { isSeen, itemsOf, seenSections } from './walk.ts'

/** Videos of the owner's that who cannot hear is told nothing of, by the languages of the site. */
export function missingCaptions({ site, catalog }: CheckupInput): Finding[] {
  const languages = site.languages.filter(({ isActive }) => isActive)
  return seenSections(site).flatMap(({ page, section }) => {
    const { fields = {} } = catalog.find(section.template) ?? {}
    const [films, captions] = [named(fields, 'video'), named(fields, 'captions')]
    if (!films || !captions || isEmpty(films.field, section.content[films.name])) return []
    const said = valueFor(captions.field, section.content[captions.name])
    return languages
      .filter(({ code }) => !Object.hasOwn(said, code))
      .map(({ code }) => {
        return finding('captions-missing', { page: page.id, section: section.id, field: captions.name, language: code })
      })
  })
}

/** Items whose whole sense is a file that is not there: visitors do not get them. */
export function missingFiles({ site, catalog }: CheckupInput): Finding[] {
  return seenSections(site).flatMap(({ page, section }) => {
    const { fields = {} } = catalog.find(section.template) ?? {}
    return [...itemsOf(fields, section.content)].flatMap(({ path, field, item }) => {
      const wanted = named(field.fields, 'pdf')
      if (!wanted || filesIn(field.fields, item).length > 0 || !isSeen(field.fields, item)) return []
      return [finding('file-missing', { page: page.id, section: section.id, field: `${path}/${wanted.name}` })]
    })
  })
}

/** About ten seconds at the size of a window; who watches it on the way pays for each megabyte. */
const HEAVY_FILM = 5_000_000

/** Films behind sections that are long in coming, and those that nothing stands for until they have come, or where none is played. */
export function backgroundFilms({ site, catalog }: CheckupInput): Finding[] {
  return seenSections(site).flatMap(({ page, section: { id, template, content } }) => {
    const { fields = {} } = catalog.find(template) ?? {}
    const [name, behind] = [nameOfRole(fields, 'background-film') ?? '', nameOfRole(fields, 'background') ?? '']
    const [field, picture] = [fields[name], fields[behind]]
    const film = field?.kind === 'file' ? valueFor(field, content[name])[ALL_LANGUAGES] : undefined
    // In a layout without a picture behind its words no film plays, and its owner could change none.
    if (!film || !field || !isShownInLayout(field, fields, content)) return []
    const at = { page: page.id, section: id, field: name }
    const isAlone = picture?.kind === 'image' && !site.media[valueFor(picture, content[behind]).media]
    return [
      ...(isAlone ? [finding('film-alone', { ...at, field: behind })] : []),
      ...(film.size > HEAVY_FILM ? [finding('film-heavy', { ...at, params: { bytes: film.size } })] : []),
    ]
  })
}

function named(fields: Fields, use: FileUse): { readonly name: string; readonly field: FileField } | undefined {
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'file' && field.use === use && field.role === undefined) return { name, field }
  return undefined
}

const isEmpty = (field: FileField, stored: Parameters<typeof valueFor>[1]) =>
  Object.keys(valueFor(field, stored)).length === 0
