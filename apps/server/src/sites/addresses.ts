import { type AddressAnswer, slugSchema } from '@mimar/contract'
import { freeName, isReserved, slugOf } from './slug.ts'

type IsTaken = (slug: string) => Promise<boolean>

/** What an address of a site (its slug, the host name's first label) is: whether somebody can have it. */
export async function stateOf(slug: string, isTaken: IsTaken): Promise<AddressAnswer['state']> {
  if (!slugSchema.safeParse(slug).success) return 'malformed'
  if (isReserved(slug)) return 'reserved'
  return (await isTaken(slug)) ? 'taken' : 'free'
}

/** The address that a name makes; undefined when too little of it can be written in Latin letters. */
export function slugFor(name: string, language = ''): string | undefined {
  const slug = slugOf(name, language)
  return slug.length > 1 ? slug : undefined
}

interface Asked {
  readonly name?: string
  /** The language that the name is written in. */
  readonly in?: string
  readonly slug?: string
}

/** How many free addresses are offered in place of one that cannot be had. */
const OFFERED = 2

/** The state of a wished address, or the free one that a name makes; beside one that cannot be had, free ones near it. */
export async function proposeAddress(asked: Asked, isTaken: IsTaken): Promise<Omit<AddressAnswer, 'host' | 'domain'>> {
  if (asked.slug === undefined) {
    const wish = slugFor(asked.name?.slice(0, 80) ?? '', asked.in)
    if (wish === undefined) return { slug: '', state: 'malformed', proposals: [] }
    return { slug: await freeName(wish, isTaken), state: 'free', proposals: [] }
  }
  const slug = asked.slug.slice(0, 80)
  const state = await stateOf(slug, isTaken)
  return { slug, state, proposals: state === 'free' ? [] : await freeNear(slug, isTaken) }
}

async function freeNear(slug: string, isTaken: IsTaken): Promise<string[]> {
  const wish = slugFor(slug)
  if (wish === undefined) return []
  const words = wish.split('-')
  const turned = words.length > 1 ? [[...words.slice(1), words[0]].join('-')] : []
  const found: string[] = []
  for (const one of [wish, ...turned, `${wish}-site`]) {
    const free = await freeName(one, isTaken)
    if (free !== slug && !found.includes(free)) found.push(free)
  }
  return found.slice(0, OFFERED)
}
