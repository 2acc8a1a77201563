import type { IconifyJSON } from '@iconify/types'
import type { IconShape } from '@mimar/sections'
import { loadSet } from './icons.ts'

/** The sets one chooses from, those that draw what is meant before those that draw brands. */
const CHOSEN_FROM = ['tabler', 'simple-icons'] as const
const AT_ONCE = 120
/** Sets are large: they are kept while somebody chooses, and for a minute after. */
const KEPT_FOR = 60_000

/** Icons, and how many there are besides. */
interface FoundIcons {
  readonly icons: { readonly [name: string]: IconShape }
  readonly total: number
}

/** Finds icons by the words of their names, best first; without words all there are, in order. Rejects while a set cannot be read (VIS-4). */
export async function findIcons(search: string, from = 0, load = keptSet): Promise<FoundIcons> {
  const words = search
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const found: string[] = []
  for (const set of CHOSEN_FROM) found.push(...namesWith(words, set, await load(set)))
  const shown = found.slice(from, from + AT_ONCE)
  return { icons: await shapesOf(shown, load), total: found.length }
}

/** Named icons; those that no set has are left out. */
export async function namedIcons(names: readonly string[], load = keptSet): Promise<FoundIcons> {
  const icons = await shapesOf(names, load)
  return { icons, total: Object.keys(icons).length }
}

async function shapesOf(names: readonly string[], load: typeof keptSet): Promise<FoundIcons['icons']> {
  const { getIconData, iconToSVG } = await import('@iconify/utils')
  const shapes: Record<string, IconShape> = {}
  for (const name of names.slice(0, 400)) {
    const set = CHOSEN_FROM.find((one) => name.startsWith(`${one}:`))
    const data = set && getIconData(await load(set), name.slice(set.length + 1))
    if (!data) continue
    const { body, viewBox } = iconToSVG(data)
    shapes[name] = { body, width: viewBox[2], height: viewBox[3] }
  }
  return shapes
}

/** Names in which every word begins a part: exact ones first, then those that begin with it, then by length. */
function namesWith(words: readonly string[], set: string, { icons }: IconifyJSON): readonly string[] {
  const names = Object.keys(icons).filter((name) => icons[name]?.hidden !== true)
  if (words.length === 0) return names.map((name) => `${set}:${name}`)
  const joined = words.join('-')
  const rank = (name: string) => (name === joined || name === `brand-${joined}` ? 0 : name.startsWith(joined) ? 1 : 2)
  return names
    .filter((name) => words.every((word) => `-${name}`.includes(`-${word}`)))
    .toSorted((one, other) => rank(one) - rank(other) || one.length - other.length || (one < other ? -1 : 1))
    .map((name) => `${set}:${name}`)
}

const kept = new Map<string, { readonly set: Promise<IconifyJSON>; readonly timer: NodeJS.Timeout }>()

function keptSet(name: string): Promise<IconifyJSON> {
  const known = kept.get(name)
  if (known) {
    known.timer.refresh()
    return known.set
  }
  const set = loadSet(name)
  const forget = () => kept.delete(name)
  kept.set(name, { set, timer: setTimeout(forget, KEPT_FOR).unref() })
  // A set that could not be read is read again when it is next asked for.
  set.catch(forget)
  return set
}
