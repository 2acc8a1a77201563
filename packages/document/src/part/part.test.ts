import { expect, test } from 'vitest'
import { apply, applyAll } from '../apply.ts'
import { checkSite } from '../check.ts'
import type { Operation } from '../operation.ts'
import { Problem } from '../problems.ts'
import type { Page, Section, Site } from '../site.ts'
import { fewer } from '../testing/fewer.ts'
import { Random } from '../testing/random.ts'
import { someOperation } from '../testing/random-operations.ts'
import { someCatalog, someLanguage, someMedia, somePage, someSection, someSite } from '../testing/site.ts'
import { textsOfSite } from '../translation/list.ts'
import { hasArrived } from './arrived.ts'
import { mixed, type Part } from './part.ts'

interface Wandered {
  readonly site: Site
  readonly done: readonly Operation[]
}

function wander(from: Site, random: Random, steps: number): Wandered {
  let site = from
  const done: Operation[] = []
  for (let step = 0; step < steps; step += 1) {
    const operation = someOperation(site, random)
    try {
      site = apply(site, operation, someCatalog).site
      done.push(operation)
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
    }
  }
  return { site, done }
}

/** Nothing where the two do not fit together: that is refused, with a sentence. */
function mix(live: Site, draft: Site, part: Part): Site | undefined {
  try {
    return mixed(live, draft, part, someCatalog)
  } catch (problem) {
    if (problem instanceof Problem) return undefined
    throw problem
  }
}

const partsOf = ({ pages, languages }: Site): Part[] => [
  ...pages.map(({ id }) => ({ page: id })),
  ...languages.map(({ code }) => ({ language: code })),
]

const sectionsOf = ({ header, sections, footer }: Page): readonly Section[] => [
  ...(header ?? []),
  ...sections,
  ...(footer ?? []),
]

/** Everything visitors read but one page, and what only that page shows. */
function beside(site: Site, page: string, live: Site) {
  const { pages, media, events, settings, sources: _, ...rest } = site
  const others = pages.filter(({ id }) => id !== page)
  const shown = JSON.stringify([others, site.header, site.footer, settings])
  const { redirects: __, ...plain } = settings
  return {
    ...rest,
    others,
    plain,
    media: Object.fromEntries(Object.entries(media).filter(([id]) => id in live.media && shown.includes(`"${id}"`))),
    events: events.filter(({ id }) => live.events.some((one) => one.id === id)).map(({ id }) => id),
  }
}

/** Everything a site says but in one language. */
function withoutLanguage({ sources: _, ...site }: Site, code: string): unknown {
  const languages = site.languages.filter((one) => one.code !== code)
  return JSON.parse(JSON.stringify({ ...site, languages }), (key, value) => {
    if (key === code) return undefined
    if (key !== 'hiddenOn') return value
    const others = (value as string[]).filter((one) => one !== `language:${code}`)
    return others.length > 0 ? others : undefined
  })
}

test('[U39] a part of a draft among what visitors read is a whole site, and all else stays as it was', () => {
  let live = someSite
  const met = { page: 0, language: 0, refused: 0 }
  for (let seed = 0; seed < fewer(160); seed += 1) {
    const random = new Random(seed)
    const { site: draft } = wander(live, random, 10)
    const part = random.pick(partsOf(draft))
    const site = mix(live, draft, part)
    const where = `seed ${seed}`
    if (!site) met.refused += 1
    else if ('page' in part) {
      met.page += 1
      expect(beside(site, part.page, live), where).toEqual(beside(live, part.page, live))
      expect(
        site.pages.find(({ id }) => id === part.page),
        where,
      ).toEqual(draft.pages.find(({ id }) => id === part.page))
    } else {
      met.language += 1
      expect(withoutLanguage(site, part.language), where).toEqual(withoutLanguage(live, part.language))
    }
    if (site) {
      expect(checkSite(site, someCatalog), where).toEqual([])
      expect(mix(site, draft, part), where).toEqual(site)
    }
    live = seed % 25 === 0 ? someSite : draft
  }
  expect(met.page).toBeGreaterThanOrEqual(fewer(30))
  expect(met.language).toBeGreaterThanOrEqual(fewer(30))
  expect(met.refused).toBeLessThan(40)
})

test('[U39] all pages and languages of a draft, one after the other, leave nothing that neither of the two says', () => {
  for (let seed = 0; seed < fewer(50); seed += 1) {
    const random = new Random(seed)
    const { site: live } = wander(someSite, random, 5)
    const { site: draft } = wander(live, random, 10)
    const site = partsOf(draft).reduce((before, part) => mix(before, draft, part) ?? before, live)
    const [was, wanted] = [live, draft].map(
      (one) => new Map(textsOfSite(one, someCatalog).map((text) => [text.id, text.texts])),
    )
    for (const { id, texts } of textsOfSite(site, someCatalog)) {
      for (const code of Object.keys({ ...texts, ...wanted?.get(id) })) {
        expect([was?.get(id)?.[code], wanted?.get(id)?.[code]], `seed ${seed} ${id}`).toContain(texts[code])
      }
    }
    for (const page of site.pages) {
      const known = [live, draft].flatMap(({ pages }) => pages).flatMap(sectionsOf)
      for (const { id, template } of sectionsOf(page)) {
        expect(known.some((one) => one.id === id && one.template === template)).toBe(true)
      }
    }
  }
})

test('[U39] of a draft that is what visitors read every part is that already', () => {
  for (const part of partsOf(someSite)) expect(mixed(someSite, someSite, part, someCatalog)).toBe(someSite)
  const copy = JSON.parse(JSON.stringify(someSite)) as Site
  for (const part of partsOf(someSite)) expect(mixed(someSite, copy, part, someCatalog)).toBe(someSite)
})

const title = (language: string, value: string): Operation => ({
  ...{ do: 'set-field', section: 'hero', field: 'title', language, value },
})

test('[U39] a page that moved leads from its old address, also when it is published alone', () => {
  const draft = applyAll(
    someSite,
    [
      { do: 'set-page-path', page: 'contact', path: '/Write' },
      { do: 'set-setting', field: 'redirects', value: [{ id: 'r1', from: '/Contact_us', to: '/Write' }] },
    ],
    someCatalog,
  ).site
  const site = mixed(someSite, draft, { page: 'contact' }, someCatalog)
  expect(site.pages.find(({ id }) => id === 'contact')?.path).toBe('/Write')
  expect(site.settings.redirects).toEqual([{ id: 'r1', from: '/Contact_us', to: '/Write' }])
  expect(mixed(someSite, draft, { page: 'home' }, someCatalog)).toBe(someSite)
})

test('[U39] a new page stands where the draft has it; one whose address visitors know elsewhere is refused', () => {
  const added = apply(
    someSite,
    { do: 'insert-page', after: 'home', page: somePage('spa', '/Spa', []) },
    someCatalog,
  ).site
  const draft = apply(added, title('en', 'Not yet'), someCatalog).site
  const site = mixed(someSite, draft, { page: 'spa' }, someCatalog)
  expect(site.pages.map(({ id }) => id)).toEqual(['home', 'spa', ...someSite.pages.slice(1).map(({ id }) => id)])
  const path = someSite.pages.find(({ id }) => id === 'contact')!.path
  const moved = applyAll(
    draft,
    [
      { do: 'set-page-path', page: 'contact', path: '/Elsewhere' },
      { do: 'set-page-path', page: 'spa', path },
    ],
    someCatalog,
  ).site
  expect(() => mixed(someSite, moved, { page: 'spa' }, someCatalog)).toThrow(
    expect.objectContaining({ code: 'path-taken' }),
  )
})

test('[U39] a section that moved from another page needs both pages', () => {
  const draft = apply(
    someSite,
    { do: 'move-section', section: 'gallery', place: 'contact', after: null },
    someCatalog,
  ).site
  const failing = () => mixed(someSite, draft, { page: 'contact' }, someCatalog)
  expect(failing).toThrow(expect.objectContaining({ code: 'section-exists' }))
})

test('[U39] a picture comes with its page, unless another page shows it as well', () => {
  const added = applyAll(
    someSite,
    [
      { do: 'set-media', id: 'new', media: someMedia('new') },
      { do: 'set-media', id: 'unused', media: someMedia('unused') },
      { do: 'set-page-image', page: 'contact', media: 'new' },
    ],
    someCatalog,
  ).site
  const site = mixed(someSite, added, { page: 'contact' }, someCatalog)
  expect(Object.keys(site.media)).toEqual([...Object.keys(someSite.media), 'new'])
  const both = apply(site, { do: 'set-page-image', page: 'home', media: 'new' }, someCatalog).site
  const drafted = apply(
    both,
    { do: 'set-media', id: 'new', media: { ...someMedia('new'), credit: 'Later' } },
    someCatalog,
  )
  expect(mixed(both, drafted.site, { page: 'contact' }, someCatalog)).toBe(both)
  expect(mixed(site, drafted.site, { page: 'contact' }, someCatalog).media.new?.credit).toBe('Later')
})

test('[U39] a language published alone keeps what its translations were made from', () => {
  const draft = applyAll(someSite, [title('ar', 'أصل جديد'), title('en', 'New words')], someCatalog).site
  const primary = someSite.languages.find(({ isPrimary }) => isPrimary)!.code
  const [original, translation] = primary === 'ar' ? ['ar', 'en'] : ['en', 'ar']
  const site = mixed(someSite, draft, { language: translation! }, someCatalog)
  expect(site.sources?.[original!]?.['hero/title']?.[translation!]).toBe(
    (draft.pages[0]!.sections[0]!.content.title as Record<string, string>)[original!],
  )
  const whole = mixed(site, draft, { language: original! }, someCatalog)
  expect(whole.sources?.[original!]?.['hero/title']?.[translation!]).toBeUndefined()
})

test('[U39] a new language comes with its texts, and never becomes the one that is written first', () => {
  const [first] = someSite.languages
  const others = someSite.languages.map((one) => ({ ...one, isPrimary: false }))
  const languages = [...others, { ...someLanguage('fa', 9), isPrimary: true, isActive: true }]
  const words: Operation[] = [
    { do: 'set-languages', languages: [...someSite.languages, someLanguage('fa', 9)] },
    ...textsOfSite(someSite, someCatalog).flatMap(({ group, path, texts }): Operation[] =>
      group.owner.kind === 'section' && Object.keys(texts).length > 0
        ? [{ do: 'set-field', section: group.owner.id, field: path, language: 'fa', value: 'متن' }]
        : [],
    ),
  ]
  const draft = applyAll(someSite, [...words, { do: 'set-languages', languages }], someCatalog).site
  const site = mixed(someSite, draft, { language: 'fa' }, someCatalog)
  expect(site.languages.map(({ code }) => code)).toEqual([...someSite.languages.map(({ code }) => code), 'fa'])
  expect(site.languages.find(({ isPrimary }) => isPrimary)).toEqual(first)
  expect((site.pages[0]!.sections[0]!.content.title as Record<string, string>).fa).toBe('متن')
})

test('[U39] the words for a picture that was exchanged stay with the one visitors see', () => {
  const logo = (media: string, en: string): Operation => ({
    ...{ do: 'set-field', section: 'hero', field: 'logo' },
    value: { ...(someSite.pages[0]!.sections[0]!.content.logo as object), media, alt: { en } },
  })
  const live = apply(someSite, logo('court', 'The court'), someCatalog).site
  const other = apply(live, logo('hall', 'The hall'), someCatalog).site
  expect(mixed(live, other, { language: 'en' }, someCatalog)).toBe(live)
  const same = apply(live, logo('court', 'Our court'), someCatalog).site
  const site = mixed(live, same, { language: 'en' }, someCatalog)
  expect(site.pages[0]!.sections[0]!.content.logo).toMatchObject({ media: 'court', alt: { en: 'Our court' } })
})

test('[U39] what has reached visitors is no longer counted, and all else is', () => {
  const done: Operation[] = [
    title('en', 'One'),
    title('ar', 'واحد'),
    { do: 'insert-section', place: 'contact', after: null, section: someSection('Gallery', 'g9') },
    { do: 'set-theme', property: 'look', value: 'CORNERED' },
  ]
  const draft = applyAll(someSite, done, someCatalog).site
  const arrived = (site: Site) => done.map((one) => hasArrived(one, site, draft))
  expect(arrived(mixed(someSite, draft, { language: 'en' }, someCatalog))).toEqual([true, false, false, false])
  expect(arrived(mixed(someSite, draft, { page: 'home' }, someCatalog))).toEqual([true, true, false, false])
  expect(arrived(mixed(someSite, draft, { page: 'contact' }, someCatalog))).toEqual([false, false, true, false])
  expect(arrived(draft)).toEqual([true, true, true, true])
  const both: Operation = { do: 'together', operations: done.slice(0, 2) }
  expect(hasArrived(both, mixed(someSite, draft, { language: 'en' }, someCatalog), draft)).toBe(false)
  expect(hasArrived(both, mixed(someSite, draft, { page: 'home' }, someCatalog), draft)).toBe(true)
})

test('[U39] of what was done to a draft, nothing is counted when visitors have all of it', () => {
  for (let seed = 0; seed < fewer(100); seed += 1) {
    const { site, done } = wander(someSite, new Random(seed), 12)
    expect(done.filter((one) => !hasArrived(one, site, site))).toEqual([])
  }
})
