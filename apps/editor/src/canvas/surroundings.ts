import type { Surroundings } from '@mimar/render'
import type { TemplateCatalog } from '@mimar/sections'
import type { Opened } from '../state/state.ts'
import { later } from './views.ts'
import { wordsIn } from './visitor-words.ts'

const learned = new Map<string, ReturnType<Surroundings['icon']>>()

/** Icons that come to the site while it is edited; the server lists them the next time it is opened. */
export function learnIcons(icons: { readonly [name: string]: NonNullable<ReturnType<Surroundings['icon']>> }): void {
  for (const [name, shape] of Object.entries(icons)) learned.set(name, shape)
}

const known = new WeakMap<Opened['facts'], Surroundings>()

/** Icons and picture files as the server listed them; the same object for the same list, because composers compare it. */
export function surroundingsOf(facts: Opened['facts'], catalog: TemplateCatalog): Surroundings {
  const found = known.get(facts)
  if (found) return found
  const made: Surroundings = {
    catalog,
    imageFiles: ({ id }) => facts.imageFiles[id] ?? [],
    icon: (name) => (Object.hasOwn(facts.icons, name) ? facts.icons[name] : learned.get(name)),
    wordsIn,
    entryFacts: (section, input) => later.entryFacts?.(section, input),
  }
  known.set(facts, made)
  return made
}
