import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { differencesOf } from './differences.ts'
import type { Operation } from './operation.ts'
import { Problem } from './problems.ts'
import { isSame } from './same.ts'
import { PALETTE_TOKENS, type Site } from './site.ts'
import { fewer } from './testing/fewer.ts'
import { Random } from './testing/random.ts'
import { someOperation } from './testing/random-operations.ts'
import { someCatalog, someSite } from './testing/site.ts'

const made = (site: Site, ...operations: Operation[]) =>
  operations.reduce((now, operation) => apply(now, operation, someCatalog).site, site)
const named = (one: Site, other: Site) =>
  differencesOf(one, other, someCatalog).map((difference) =>
    [difference.do, difference.template, difference.field, difference.language].filter(Boolean).join(' '),
  )

const [page] = someSite.pages
const hero = page!.sections.find(({ template }) => template === 'Hero')!
const last = page!.sections.at(-1)!
const title = (value: string): Operation => {
  return { do: 'set-field', section: hero.id, field: 'title', language: 'ar', value }
}
const color = someSite.theme.palette.primaryLight

const french = { id: 'fr', code: 'fr', isPrimary: false, order: 9 }

const cases: readonly [string, readonly Operation[], readonly string[]][] = [
  ['nothing', [], []],
  ['a text', [title('Other')], ['set-field Hero title ar']],
  ['a text that was changed twice', [title('Once'), title('Twice')], ['set-field Hero title ar']],
  ['a section that is gone', [{ do: 'remove-section', section: last.id }], [`remove-section ${last.template}`]],
  ['a page that is gone', [{ do: 'remove-page', page: someSite.pages.at(-1)!.id }], ['remove-page']],
  [
    'a colour',
    [{ do: 'set-theme', property: 'palette/primaryLight', value: color === '#123456' ? '#654321' : '#123456' }],
    ['set-theme palette/primaryLight'],
  ],
  [
    'another palette',
    PALETTE_TOKENS.map((token) => ({ do: 'set-theme', property: `palette/${token}`, value: '#123456' })),
    ['set-theme palette'],
  ],
  [
    'a font',
    [{ do: 'set-theme', property: 'primaryFont', value: someSite.theme.primaryFont === 'Amiri' ? 'Almarai' : 'Amiri' }],
    ['set-theme primaryFont'],
  ],
  [
    'a language that came, with its texts',
    [
      { do: 'set-languages', languages: [...someSite.languages, { ...someSite.languages[0]!, ...french }] },
      { do: 'set-field', section: hero.id, field: 'title', language: 'fr', value: 'Bonjour' },
    ],
    ['set-languages added fr'],
  ],
  [
    'a look',
    [{ do: 'set-section', section: hero.id, property: 'isHidden', value: !hero.isHidden }],
    ['set-section Hero isHidden'],
  ],
]

test.each(cases)('[U39] in what a draft differs from what visitors have: %s', (_, operations, wanted) => {
  expect(named(someSite, made(someSite, ...operations))).toEqual(wanted)
})

test('[U39] what was moved is told alone, not what it passed', () => {
  const ids = page!.sections.map(({ id }) => id)
  const moved = made(someSite, { do: 'move-section', section: ids[0]!, place: page!.id, after: ids.at(-1)! })
  expect(differencesOf(someSite, moved, someCatalog).map((one) => [one.do, one.section])).toEqual([
    ['move-section', ids[0]],
  ])
})

test('[U39] an item that was added or taken out is told by its name', () => {
  const cards = page!.sections.find(({ template }) => template === 'Cards')!
  const item = { id: 'k9', title: { ar: '', en: 'Free  parking' } }
  const after = (cards.content.cards as { id: string }[]).at(-1)!.id
  const more = made(someSite, { do: 'insert-item', section: cards.id, list: 'cards', after, item })
  const told = { section: cards.id, field: 'cards/k9', name: 'Free parking' }
  expect(differencesOf(someSite, more, someCatalog)).toMatchObject([{ ...told, do: 'insert-item' }])
  expect(differencesOf(more, someSite, someCatalog)).toMatchObject([{ ...told, do: 'remove-item' }])
})

test('[U39] whatever was done and undone leaves no difference', () => {
  const random = new Random(39)
  for (let turn = 0; turn < fewer(400); turn += 1) {
    let site: Site = someSite
    const inverses: Operation[] = []
    for (let step = 0; step < 5; step += 1) {
      try {
        const applied = apply(site, someOperation(site, random), someCatalog)
        site = applied.site
        inverses.unshift(applied.inverse)
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem
      }
    }
    expect(differencesOf(site, JSON.parse(JSON.stringify(site)), someCatalog)).toEqual([])
    const back = made(site, ...inverses)
    if (isSame(back, someSite)) expect(differencesOf(someSite, back, someCatalog)).toEqual([])
  }
})
