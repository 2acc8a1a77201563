// The cache in front: whether it listens to what it is told.
import { openCdn } from '../cdn/open-cdn.ts'
import type { Settings } from '../settings.ts'
import { reasonOf, type Symptom } from './symptom.ts'

/** Whether the cache in front forgets what it is asked to. Nothing is said where there is none. */
export async function lookAtCdn({ cdn }: Settings): Promise<Symptom[]> {
  if (!cdn) return []
  const where = cdn.addresses.join(', ')
  try {
    await openCdn(cdn).knock()
    return [{ state: 'fine', what: 'cdn', said: `${cdn.kind} at ${where} forgets what it is asked to.` }]
  } catch (failure) {
    const cure =
      'docs/cdn.md says what it needs, step by step. Until then visitors may read an old page for up to an hour.'
    return [{ state: 'wrong', what: 'cdn', said: reasonOf(failure), cure }]
  }
}
