import { apply } from './apply.ts'
import type { Catalog } from './catalog.ts'
import { refuseGrowth, weighing } from './ceiling.ts'
import type { Applied, Operation } from './operation.ts'
import type { Site } from './site.ts'

/** Whether a change that is no `together` may be made to the site as it stands then. */
type Judge = (site: Site, operation: Operation) => boolean

type Steps<T> = Generator<void, T>

/** What `apply` gives, in steps: yields after each change that is part of another, so that others can come in between. */
export function* applyInSteps(site: Site, operation: Operation, catalog: Catalog): Steps<Applied<Site>> {
  return (yield* walk(site, operation, catalog, () => true)) as Applied<Site>
}

/** What `applyNew` gives, in steps. Undefined where the judge does not allow a part of it, which is asked before it is made. */
export function* applyNewInSteps(
  site: Site,
  operation: Operation,
  catalog: Catalog,
  judge: Judge,
): Steps<Applied<Site> | undefined> {
  const applied = yield* walk(site, operation, catalog, judge)
  if (!applied) return undefined
  yield* weighing(applied.site, site)
  refuseGrowth(site, applied.site)
  return applied
}

function* walk(site: Site, operation: Operation, catalog: Catalog, judge: Judge): Steps<Applied<Site> | undefined> {
  const isPlain = operation.do !== 'together' || operation.operations.length === 0
  if (isPlain) return judge(site, operation) ? apply(site, operation, catalog) : undefined
  const inverses: Operation[] = []
  let changed = site
  for (const part of operation.operations) {
    const applied = yield* walk(changed, part, catalog, judge)
    if (!applied) return undefined
    inverses.push(applied.inverse)
    changed = applied.site
    yield
  }
  return { site: changed, inverse: { do: 'together', operations: inverses.reverse() } }
}
