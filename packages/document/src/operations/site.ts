import { lenient, type Refusal } from '@mimar/fields'
import { explainAll, Problem, problems } from '../problems.ts'
import { faultOfPath, faultsOfLanguages } from '../rules.ts'
import { listOf } from '../shape.ts'
import { openReaders, paletteReader, readEvent, readLanguage, themeReaders } from '../shapes.ts'
import { PALETTE_TOKENS, type PaletteToken, type Site } from '../site.ts'
import type { Apply } from './verb.ts'

/** Changes one property of the theme, or one colour of its palette. */
export const setTheme: Apply<'set-theme'> = (site, operation) => {
  const { property, value } = operation
  const token = PALETTE_TOKENS.find((name) => property === `palette/${name}`)
  if (token) return setColor(site, operation, token)
  if (Object.hasOwn(openReaders, property)) return setOpen(site, operation, property as keyof typeof openReaders)
  if (!Object.hasOwn(themeReaders, property)) {
    throw new Problem(
      'theme-unknown',
      `A theme has no "${property}". It has ${Object.keys({ ...themeReaders, ...openReaders }).join(', ')} and palette/…`,
    )
  }
  const name = property as keyof typeof themeReaders
  const checked = themeReaders[name](value)
  if (!checked.ok) throw problems.valueRefused(property, checked.refusals)
  return {
    site: { ...site, theme: { ...site.theme, [name]: checked.value } },
    inverse: { ...operation, value: site.theme[name] },
  }
}

/** What a theme does not say, it does not have. */
function setOpen(site: Site, operation: Parameters<typeof setTheme>[1], name: keyof typeof openReaders) {
  const { [name]: before, ...others } = site.theme
  const inverse = { ...operation, value: before ?? null }
  if (operation.value === null) return { site: { ...site, theme: others }, inverse }
  const checked = openReaders[name](operation.value)
  if (!checked.ok) throw problems.valueRefused(name, checked.refusals)
  return { site: { ...site, theme: { ...others, [name]: checked.value } }, inverse }
}

function setColor(site: Site, operation: Parameters<typeof setTheme>[1], token: PaletteToken) {
  const checked = paletteReader(operation.value)
  if (!checked.ok) throw problems.valueRefused(operation.property, checked.refusals)
  const palette = { ...site.theme.palette, [token]: checked.value }
  return {
    site: { ...site, theme: { ...site.theme, palette } },
    inverse: { ...operation, value: site.theme.palette[token] },
  }
}

/** Changes which languages a site has, their order and which is primary. Texts in a language that goes are kept. */
export const setLanguages: Apply<'set-languages'> = (site, operation) => {
  const read = lenient(listOf(readLanguage)(operation.languages))
  if (!read.ok) throw invalidLanguages(explainAll(read.refusals), read.refusals)
  const languages = read.value
  const [fault] = faultsOfLanguages(languages)
  if (fault !== undefined) throw invalidLanguages(fault)
  for (const { path } of site.pages) {
    const why = faultOfPath(path, languages)
    if (why !== undefined) throw invalidLanguages(`The page "${path}" stands in the way: ${why}.`)
  }
  return { site: { ...site, languages }, inverse: { ...operation, languages: site.languages } }
}

function invalidLanguages(why: string, refusals: readonly Refusal[] = []): Problem {
  return new Problem('languages-invalid', `The languages were not changed. ${why}`, refusals)
}

/** Replaces the events guests are invited to. */
export const setEvents: Apply<'set-events'> = (site, operation) => {
  const read = lenient(listOf(readEvent)(operation.events))
  if (!read.ok)
    throw new Problem('events-invalid', `The events were not changed. ${explainAll(read.refusals)}`, read.refusals)
  const ids = new Set(read.value.map(({ id }) => id))
  if (ids.size < read.value.length) {
    throw new Problem('events-invalid', 'The events were not changed. Two of them have the same id; give each its own.')
  }
  return { site: { ...site, events: read.value }, inverse: { ...operation, events: site.events } }
}
