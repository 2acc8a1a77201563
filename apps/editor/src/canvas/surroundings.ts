import type { Surroundings } from '@mimar/render'
import type { Opened } from '../state/state.ts'

const known = new WeakMap<Opened['facts'], Surroundings>()

/** Icons and picture files as the server listed them; the same object for the same list, because composers compare it. */
export function surroundingsOf(facts: Opened['facts']): Surroundings {
  const found = known.get(facts)
  if (found) return found
  const made: Surroundings = {
    imageFiles: ({ id }) => facts.imageFiles[id] ?? [],
    icon: (name) => (Object.hasOwn(facts.icons, name) ? facts.icons[name] : undefined),
  }
  known.set(facts, made)
  return made
}
