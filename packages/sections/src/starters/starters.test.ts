import type { Content, Fields, Json } from '@mimar/fields'
import { expect, test } from 'vitest'
import { startsIn } from '../all-words.ts'
import { beginningOf } from '../beginnings.ts'
import { templates } from '../definitions.ts'
import type { Template } from '../template.ts'
import { loadStarterWords, starterContent, starterIcons } from './starters.ts'

const LANGUAGES = ['ar', 'en', 'tr', 'de', 'fr']
const words = await loadStarterWords(LANGUAGES, 'ar', async (code) => startsIn(code))
const begun = (template: Template, said = words) =>
  starterContent(template, { ...beginningOf(template), words: said, pictures: ['hall', 'court'], address: '/' })

/** Every text of a content with its path. */
function textsIn(fields: Fields, content: Content, path = ''): (readonly [string, Json])[] {
  return Object.entries(fields).flatMap(([name, field]): (readonly [string, Json])[] => {
    const at = `${path}${name}`
    const value = content[name] as Json
    if (field.kind === 'text') return [[at, value]]
    if (field.kind !== 'list') return []
    const items = value as unknown as readonly (Content & { id: string })[]
    return items.flatMap((item) => textsIn(field.fields, item, `${at}/${item.id}/`))
  })
}

test('icons of new sections can be drawn at once', () => {
  const named = JSON.stringify(templates.map((template) => begun(template))).match(/tabler:[\w-]+/g)
  expect([...new Set(named)].filter((name) => !Object.hasOwn(starterIcons, name))).toEqual([])
})

test('a site in a language without words of ours starts in English', async () => {
  const spanish = await loadStarterWords(['es', 'fr'], 'es', async (code) => startsIn(code))
  const [, hero] = templates
  const { title } = begun(hero!, spanish) as { title: Record<string, string> }
  expect(Object.keys(title)).toEqual(['es', 'fr'])
})

test('links of new sections say where they lead', () => {
  const sayNothing =
    /^(?:more|read more|learn more|mehr|mehr erfahren|weiterlesen|en savoir plus|lire la suite|devamını okuyun|المزيد)$/i
  const said = templates.flatMap((template) => textsIn(template.fields, begun(template)))
  const texts = said.flatMap(([, value]) => Object.values(value as Record<string, string>))
  expect(texts.filter((text) => sayNothing.test(text))).toEqual([])
})
