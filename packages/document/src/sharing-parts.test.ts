import { expect, test } from 'vitest'
import { applyAll } from './apply.ts'
import { Problem } from './problems.ts'
import { sharingInSteps } from './sharing-parts.ts'
import type { Site } from './site.ts'
import { Random } from './testing/random.ts'
import { someOperation } from './testing/random-operations.ts'
import { someCatalog, someSite } from './testing/site.ts'

function sharing(site: Site, other: Site): Site {
  const work = sharingInSteps(site, other)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

function changed(site: Site, random: Random): Site {
  let after = site
  for (let left = random.below(6); left > 0; left -= 1) {
    try {
      after = applyAll(after, [someOperation(after, random)], someCatalog).site
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
    }
  }
  return after
}

test('a site that was made apart says what it said, and is the same object wherever the other one says it too', () => {
  const random = new Random(11)
  for (let sequence = 0; sequence < 300; sequence += 1) {
    const after = changed(someSite, random)
    const apart = structuredClone(after)
    const shared = sharing(apart, someSite)
    expect(shared).toEqual(after)
    expect(Object.keys(shared).sort()).toEqual(Object.keys(after).sort())
    for (const [index, page] of after.pages.entries()) {
      if (someSite.pages.includes(page)) expect(shared.pages[index]).toBe(page)
    }
    for (const part of ['theme', 'settings', 'media', 'events', 'languages', 'header', 'footer'] as const) {
      if (after[part] === someSite[part]) expect(shared[part]).toBe(someSite[part])
    }
  }
})

test('of pictures and sections that have changed the others stay the same objects', () => {
  const media = { ...someSite.media, added: Object.values(someSite.media)[0]! }
  const shared = sharing(structuredClone({ ...someSite, media }), someSite)
  for (const id of Object.keys(someSite.media)) expect(shared.media[id]).toBe(someSite.media[id])
  expect(shared.pages).toBe(someSite.pages)
})
