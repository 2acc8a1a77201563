import { describe, expect, test } from 'vitest'
import { checkSite } from './check.ts'
import type { Site } from './site.ts'
import { aHero, someCatalog, someLanguage, somePage, someSection, someSite } from './testing/site.ts'
import { upgradeSite } from './upgrades/upgrade.ts'

const faultsOf = (change: Partial<Site> | object): string[] =>
  checkSite({ ...someSite, ...change }, someCatalog).map(({ path, code }) => `${path} ${code}`)

describe('a stored site', () => {
  test('without faults has none', () => {
    expect(checkSite(JSON.parse(JSON.stringify(someSite)), someCatalog)).toEqual([])
  })

  test.each([
    [{ id: '' }, ['id not-an-id']],
    [{ format: 2 }, ['format wrong-form']],
    [{ odd: 1 }, ['odd unknown-key']],
    [{ pages: [] }, ['pages page-last']],
    [
      { theme: { ...someSite.theme, look: 'x', textSize: 200 } },
      ['theme.look not-an-option', 'theme.textSize out-of-range'],
    ],
    [
      { theme: { ...someSite.theme, palette: { ...someSite.theme.palette, accentDark: 'red' } } },
      ['theme.palette.accentDark bad-hex'],
    ],
    [
      { languages: [someLanguage('ar', 1), someLanguage('ar', 2)] },
      ['languages languages-invalid', 'languages languages-invalid'],
    ],
    [{ header: [{ ...aHero, id: 'form' }] }, ['pages[1].sections[0].id section-exists']],
    [{ footer: [someSection('Footer', 'f')] }, []],
    [{ footer: [someSection('Footer', 'f', { copyrightText: 7 })] }, ['footer[0].content.copyrightText not-localized']],
    [{ header: [someSection('Navbar', 'a'), someSection('Navbar', 'b')] }, ['pages[0] template-unique']],
    [{ media: {} }, ['media-missing', 'media-missing', 'media-missing']],
    [
      { pages: [somePage('home', '/', []), somePage('home', '/', [])] },
      ['pages[1].id page-exists', 'pages[1].path path-taken'],
    ],
    [{ pages: [somePage('footer', '/en', [])] }, ['pages[0].id page-invalid', 'pages[0].path path-invalid']],
  ])('with %j has these faults', (change, faults) => {
    const found = faultsOf(change)
    expect(found).toHaveLength(faults.length)
    for (const [index, fault] of faults.entries()) expect(found[index]).toContain(fault)
  })

  test.each([null, 7, 'site', [], {}])('that is %j is refused and breaks nothing', (input) => {
    expect(checkSite(input, someCatalog).length).toBeGreaterThan(0)
  })
})

describe('a format', () => {
  test('of this version is taken as it is', () => {
    expect(upgradeSite(someSite)).toBe(someSite)
  })

  test.each([{ format: 2 }, { format: 0 }, { format: 'x' }, {}, null, []])('%j is refused by name', (stored) => {
    expect(() => upgradeSite(stored)).toThrow(expect.objectContaining({ code: 'format-unknown' }))
  })
})
