import { expect, test } from 'vitest'
import { apply, applyAll } from '../apply.ts'
import { Problem } from '../problems.ts'
import { primaryLanguage, type Site } from '../site.ts'
import { fewer } from '../testing/fewer.ts'
import { Random } from '../testing/random.ts'
import { someOperation } from '../testing/random-operations.ts'
import { aHero, someCatalog, someSite } from '../testing/site.ts'
import { textsOfSite } from '../translation/list.ts'
import { restoring } from './restore.ts'

function wandered(site: Site, random: Random, steps: number): Site {
  let now = site
  for (let step = 0; step < steps; step += 1) {
    try {
      now = apply(now, someOperation(now, random), someCatalog).site
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
    }
  }
  return now
}

/**
 * What a moment says of itself: pictures that came later may stay in the library, and what is known of texts that are gone, and
 * texts in languages that the site does not have.
 */
function said({ media, sources = {}, ...site }: Site, then: Site) {
  const texts = new Set(textsOfSite(then, someCatalog).map(({ id }) => id))
  const records = Object.entries(sources[primaryLanguage(then).code] ?? {}).filter(([id]) => texts.has(id))
  const languages = new Set(then.languages.map(({ code }) => code))
  const shown = JSON.stringify({
    ...site,
    media: Object.fromEntries(Object.keys(then.media).map((id) => [id, media[id]])),
    sources: Object.fromEntries(records),
  })
  const read = JSON.parse(shown, (key, value) => (/^[a-z]{2}$/.test(key) && !languages.has(key) ? undefined : value))
  const kept = Object.entries(read.sources).filter(([, record]) => Object.keys(record as object).length > 0)
  return { ...read, sources: Object.fromEntries(kept) }
}

test('[EDIT-15] a whole site goes back to any moment, in one step that can be taken back', () => {
  let then = someSite
  let restored = 0
  for (let seed = 0; seed < fewer(400); seed += 1) {
    const random = new Random(seed)
    const now = wandered(then, random, 12)
    const steps = siteRestored(now, then)
    if (!steps) continue
    restored += 1
    const { site, inverse } = applyAll(now, steps, someCatalog)
    expect(said(site, then), `seed ${seed}`).toEqual(said(then, then))
    expect(apply(site, inverse, someCatalog).site, `seed ${seed}`).toEqual(now)
    then = seed % 20 === 0 ? someSite : now
  }
  expect(restored).toBeGreaterThan(fewer(380))
})

/** Nothing where a page and a language of the two moments want the same address: that is refused, with a sentence. */
function siteRestored(now: Site, then: Site) {
  try {
    return restoring(now, then, { grain: 'site' }, someCatalog)
  } catch (problem) {
    if (problem instanceof Problem && /^(path|languages)-invalid$/.test(problem.code)) return undefined
    throw problem
  }
}

test('[EDIT-15] a page goes back alone, and comes back when it is gone', () => {
  const written = apply(
    someSite,
    { do: 'set-field', section: 'hero', field: 'title', language: 'en', value: 'Changed' },
    someCatalog,
  ).site
  const moved = apply(written, { do: 'move-section', section: 'gallery', place: 'home', after: null }, someCatalog).site
  const gone = apply(moved, { do: 'remove-page', page: 'contact' }, someCatalog).site
  const home = applyAll(gone, restoring(gone, someSite, { grain: 'page', page: 'home' }, someCatalog), someCatalog).site
  expect(home.pages[0]).toEqual(someSite.pages[0])
  expect(home.pages).toHaveLength(1)
  const back = restoring(home, someSite, { grain: 'page', page: 'contact' }, someCatalog)
  expect(applyAll(home, back, someCatalog).site.pages).toEqual(someSite.pages)
})

test('[EDIT-15] a section and a text go back alone', () => {
  const title = { do: 'set-field', section: 'hero', field: 'title', language: 'en', value: 'Changed' } as const
  const button = { ...title, field: 'buttons/b1/buttonText', language: 'ar', value: 'غيره' } as const
  const now = applyAll(someSite, [title, button], someCatalog).site
  const text = { grain: 'text', section: 'hero', field: 'buttons/b1/buttonText', language: 'ar' } as const
  expect(restoring(now, someSite, text, someCatalog)).toEqual([{ ...button, value: 'المزيد' }])
  const steps = restoring(now, someSite, { grain: 'section', section: 'hero' }, someCatalog)
  expect(applyAll(now, steps, someCatalog).site.pages[0]?.sections[0]).toEqual(aHero)
})

test('[EDIT-15] what is as it was then is left alone', () => {
  for (const what of [
    { grain: 'site' },
    { grain: 'page', page: 'home' },
    { grain: 'section', section: 'hero' },
    { grain: 'text', section: 'hero', field: 'title', language: 'en' },
  ] as const) {
    expect(restoring(someSite, someSite, what, someCatalog)).toEqual([])
  }
})

test('[EDIT-15] what is unique comes back to the header while a page that is to go shows it beside its twin in the footer', () => {
  const [nav] = someSite.header
  const then = {
    ...someSite,
    pages: someSite.pages.map((page) => ({ ...page, footer: [] })),
    footer: [{ ...nav!, id: 'twin' }],
  }
  const now = applyAll(
    then,
    [
      { do: 'remove-section', section: nav!.id },
      {
        do: 'insert-page',
        after: null,
        page: { ...then.pages[0]!, id: 'later', path: '/later', sections: [], footer: null },
      },
    ],
    someCatalog,
  ).site
  const steps = restoring(now, then, { grain: 'site' }, someCatalog)
  expect(applyAll(now, steps, someCatalog).site.header).toEqual(then.header)
})
