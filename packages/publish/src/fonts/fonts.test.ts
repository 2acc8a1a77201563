import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { familyNames, fontFamilies, fontFiles } from '@mimar/render'
import { someSite } from '@mimar/render/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fontNeeds, publishSite, readingCharacters, subsetFont } from '../index.ts'
import { byAddress, fontBytes, someFonts, someInput } from '../testing.ts'
import { alphabetOf } from './charsets.ts'
import { fontMeasures } from './measures.ts'
import { fontUses } from './needs.ts'

const need = (name: string) => fontNeeds(someSite).find(({ key }) => key.startsWith(name))!

test('fonts hold the whole alphabet of their languages, so that a new sentence needs no new font', () => {
  for (const letter of 'ضظغةىئؤآ٫'.replace('٫', '')) expect(need('el-messiri-600').characters).toContain(letter)
  expect(need('figtree-400').characters).toContain('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
})

test('a character that texts use beside their alphabet is held too', () => {
  const home = someSite.pages[0]!
  const meta = { ...home.meta, title: { ar: 'غرفة №' } }
  const site = { ...someSite, pages: [{ ...home, meta }] }
  const keys = fontNeeds(site).map(({ key }) => key)
  expect(fontNeeds(site).find(({ key }) => key.startsWith('el-messiri'))!.characters).toContain('№')
  expect(keys).not.toEqual(fontNeeds(someSite).map(({ key }) => key))
})

test('whichever texts come and go, one after another, fonts hold what they would if all were read anew', () => {
  const [home] = someSite.pages
  const pageOf = (title: string, at: number) => ({
    ...home!,
    id: `p${at}`,
    path: `/P${at}`,
    meta: { ...home!.meta, title: { ar: title } },
  })
  const titles = fc.array(fc.constantFrom('غرفة №', 'Ω', '№ Ω', 'غرفة', '₿'), { maxLength: 4 })
  fc.assert(
    fc.property(fc.array(fc.tuple(titles, fc.boolean()), { minLength: 2, maxLength: 5 }), (states) => {
      let before = someSite
      for (const [all, isShared] of states) {
        const kept = before.pages.filter((_, at) => at % 2 === 0)
        const site = {
          ...before,
          header: isShared ? someSite.footer : someSite.header,
          pages: [...kept, ...all.map((title, at) => pageOf(title, before.pages.length + at))],
        }
        for (const _ of readingCharacters(site, before));
        const keysOf = (one: typeof site) => fontNeeds(one).map(({ key }) => key)
        expect(keysOf(site)).toEqual(keysOf(structuredClone(site)))
        before = site
      }
    }),
    { numRuns: 50 },
  )
})

test('characters come and go with the texts that use them, also where only what changed is read', () => {
  const [home, ...others] = someSite.pages
  const saying = (sign: string) => ({
    ...someSite,
    pages: [{ ...home!, meta: { ...home!.meta, title: { ar: `غرفة ${sign}` } } }, ...others],
  })
  const charactersOf = (site: typeof someSite) => fontNeeds(site).map(({ characters }) => characters)
  const read = (site: typeof someSite, before?: typeof someSite) => [...readingCharacters(site, before)].length
  const before = saying('№')
  read(before)
  expect(charactersOf(before)).not.toEqual(charactersOf(someSite))
  const after = saying('℞')
  expect(read(after, before)).toBe(1)
  expect(charactersOf(after)).toEqual(charactersOf(structuredClone(saying('℞'))))
  const fewer = { ...after, pages: others }
  read(fewer, after)
  expect(charactersOf(fewer)).toEqual(charactersOf(structuredClone(fewer)))
})

test('Turkish takes its own letters from the extended slice, and only those', () => {
  const languages = [{ ...someSite.languages[0]!, code: 'tr', isPrimary: true }]
  const slices = fontNeeds({ ...someSite, languages }).filter(({ family }) => family.name === 'Figtree')
  const extended = slices.filter(({ file }) => file.includes('latin-ext'))
  expect(extended.map(({ characters }) => characters)).toEqual(['ĞğİŞş'])
})

test('[THEME-3] weights and italics take the place of the usual files, and nothing is brought beside', async () => {
  const theme = { ...someSite.theme, secondaryWeight: 300, secondaryItalic: true } as const
  const languages = [{ ...someSite.languages[0]!, code: 'en', isPrimary: true }]
  const site = { ...someSite, languages, theme }
  const texts = fontNeeds(site).filter(({ family }) => family.name === 'Figtree')
  expect(texts.map(({ key }) => key.replace(/-[^-]*$/, ''))).toEqual(['figtree-300-600-italic'])
  expect(texts.map(({ file }) => file.endsWith('figtree-latin-wght-italic.woff2'))).toEqual([true])
  const files = byAddress(publishSite(someInput({ site, fonts: await someFonts(site) })))
  expect(String(files.get('/')!.body)).toMatch(/font-family:"?Figtree"?;font-weight:300 600;[^}]*font-style:italic/)
}, 60_000)

test('the first view of an Arabic page on a phone needs two files of at most 20 kB together', async () => {
  const shown = fontUses(someSite, 'ar').filter(({ isFirstView }) => isFirstView)
  expect(shown.map(({ need: { family } }) => family.name)).toEqual(['El Messiri', 'IBM Plex Sans Arabic'])
  const sizes = await Promise.all(shown.map(async ({ need }) => (await subsetFont(need, fontBytes(need))).length))
  expect(sizes[0]! + sizes[1]!).toBeLessThanOrEqual(20_000)
  const strong = fontUses(someSite, 'ar').find(({ media }) => media === '(max-width:768px)')
  expect(strong).toMatchObject({ family: 'IBM Plex Sans Arabic', weights: [600, 600], need: shown[0]!.need })
}, 60_000)

test('published fonts are named by their bytes, asked for early, and take no time from the text', async () => {
  const files = byAddress(publishSite(someInput({ fonts: await someFonts(someSite) })))
  const html = String(files.get('/')!.body)
  const early = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, address]) => address!)
  expect(early).toHaveLength(2)
  for (const address of early) expect(files.get(address)).toMatchObject({ type: 'font/woff2', isImmutable: true })
  expect(html).toContain('font-display:swap')
  expect(html).toMatch(/font-family:"?El Messiri fallback"?;src:local\("Arial"\)/)
}, 60_000)

test('the measures of the local stand-ins are those of the font files', () => {
  const script = join(import.meta.dirname, '../../../../scripts/font-measures.mjs')
  const measured = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }))
  const { Archivo: _, ...others } = fontMeasures
  expect(measured).toMatchObject(others)
})

/** The characters of a TrueType file, by its cmap. */
function charactersOf(file: string): ReadonlySet<number> {
  const bytes = readFileSync(join(import.meta.dirname, '../../../../node_modules', file))
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => 12 + at * 16)
  const cmap = bytes.readUInt32BE(tables.find((at) => bytes.toString('latin1', at, at + 4) === 'cmap')! + 8)
  const found = new Set<number>()
  for (let at = 0; at < bytes.readUInt16BE(cmap + 2); at += 1) {
    const part = cmap + bytes.readUInt32BE(cmap + 8 + at * 8)
    if (bytes.readUInt16BE(part) !== 4) continue
    const count = bytes.readUInt16BE(part + 6) / 2
    for (let segment = 0; segment < count; segment += 1) {
      const last = bytes.readUInt16BE(part + 14 + segment * 2)
      const first = bytes.readUInt16BE(part + 16 + count * 2 + segment * 2)
      for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code)
    }
  }
  return found
}

const languages = ['ar', 'fa', 'ur', 'en', 'de', 'tr', 'fr', 'es', 'it', 'pt', 'nl']

test.each(familyNames)('[U44] a site in %s has all letters of whichever language is added', (name) => {
  const theme = { ...someSite.theme, primaryFont: name, secondaryFont: name }
  const lost = languages.flatMap((language) => {
    const { head, body } = fontFamilies(theme, language)
    const letters = [...alphabetOf(language)].filter((letter) => /\p{L}/u.test(letter))
    return [head, body].flatMap(({ families: [family] }) => {
      const [file = ''] = fontFiles(family!, 400)
      // Others come in slices of all that Google has.
      if (!file.endsWith('.ttf')) return []
      const there = charactersOf(file)
      const missing = letters.filter((letter) => !there.has(letter.codePointAt(0)!))
      return missing.length > 0 ? [`${language} in ${family!.name}: ${missing.join('')}`] : []
    })
  })
  expect(lost).toEqual([])
})
