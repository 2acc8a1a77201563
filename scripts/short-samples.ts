// What each test file begins with in a run of mutants: properties draw for a moment only, and the first counterexample is enough.
import fc from 'fast-check'
import { inject } from 'vitest'

fc.configureGlobal({ interruptAfterTimeLimit: 150, endOnFailure: true })

/** As much of a worker's state as is used here. */
interface Loaded {
  readonly evaluatedModules: {
    readonly idToModuleMap: ReadonlyMap<string, { readonly id: string }>
    invalidateModule(module: { readonly id: string }): void
  }
}

const room = process.env.MUTANTS_ROOM
const { __vitest_worker__: worker } = globalThis as { __vitest_worker__?: Loaded }

// The worker is the one of the last mutant: nothing that a mutant has made may meet the next.
if (worker && room) {
  for (const module of worker.evaluatedModules.idToModuleMap.values()) {
    if (module.id.includes(room)) worker.evaluatedModules.invalidateModule(module)
  }
  const stryker = (globalThis as { [name: string]: unknown })[inject('globalNamespace' as never) as string] as
    | { activeMutant?: unknown; mutantCoverage?: unknown }
    | undefined
  Object.assign(stryker ?? {}, { activeMutant: undefined, mutantCoverage: undefined })
}
