import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { applyNew } from './ceiling.ts'
import { isContentChange } from './content-only.ts'
import { applyInSteps, applyNewInSteps } from './in-steps.ts'
import type { Applied, Operation } from './operation.ts'
import { Problem } from './problems.ts'
import type { Site } from './site.ts'
import { fewer } from './testing/fewer.ts'
import { Random } from './testing/random.ts'
import { someOperation } from './testing/random-operations.ts'
import { someCatalog, someSite } from './testing/site.ts'

/** What work gives, and in how many steps. */
function drain<T>(work: Generator<void, T>) {
  for (let steps = 0; ; steps += 1) {
    const step = work.next()
    if (step.done) return { given: step.value, steps }
  }
}

const outcome = <T>(make: () => T) => {
  try {
    return make()
  } catch (problem) {
    if (problem instanceof Problem) return problem.code
    throw problem
  }
}

/** Random changes, some of them several in one, some of which cannot be made. */
const samples = Array.from({ length: fewer(600) }, (_, seed): Operation => {
  const random = new Random(seed)
  const parts = Array.from({ length: 1 + random.below(5) }, () => someOperation(someSite, random))
  return parts.length === 1 ? (parts[0] as Operation) : { do: 'together', operations: parts }
})

test('a change that is made in steps is the change that is made at once, its way back too', () => {
  for (const operation of samples) {
    const atOnce = outcome(() => apply(someSite, operation, someCatalog))
    expect(outcome(() => drain(applyInSteps(someSite, operation, someCatalog)).given)).toEqual(atOnce)
    const asNew = outcome(() => applyNew(someSite, operation, someCatalog))
    expect(outcome(() => drain(applyNewInSteps(someSite, operation, someCatalog, () => true)).given)).toEqual(asNew)
  }
})

test('what is judged part by part is what is judged as a whole', () => {
  const judge = (site: Site, operation: Operation) => isContentChange(site, operation, someCatalog)
  let refused = 0
  for (const operation of samples) {
    const whole = isContentChange(someSite, operation, someCatalog)
    const given = outcome(() => drain(applyNewInSteps(someSite, operation, someCatalog, judge)).given)
    expect(given === undefined).toBe(!whole)
    if (given === undefined) refused += 1
  }
  expect(refused).toBeGreaterThan(fewer(100))
})

test('a change of many parts can be left after each of them', () => {
  const title: Operation = { do: 'set-theme', property: 'look', value: 'SHARP' }
  const operations = Array.from({ length: 30 }, () => title)
  const { steps, given } = drain(applyInSteps(someSite, { do: 'together', operations }, someCatalog))
  expect(steps).toBe(30)
  expect((given as Applied<Site>).inverse).toMatchObject({ do: 'together' })
})

test('what a site of many pages weighs is found page by page', () => {
  const [page] = someSite.pages
  const pages = Array.from({ length: 60 }, (_, at) => ({ ...page!, id: `page-${at}`, path: `/Page-${at}` }))
  const operation: Operation = { do: 'set-theme', property: 'textSize', value: 41 }
  const { given, steps } = drain(applyNewInSteps({ ...someSite, pages }, operation, someCatalog, () => true))
  expect(given?.site.theme.textSize).toBe(41)
  expect(steps).toBeGreaterThanOrEqual(60)
})
