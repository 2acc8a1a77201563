import type { DeedEntry, ReleaseEntry } from '@mimar/contract'
import type { When } from '../../server/publishing.ts'
import { placeOfDeed, type ToldDeed, tellDeeds } from '../deeds.ts'

/** Something that happened to the site, and the revision it left. */
export interface Moment {
  readonly key: string
  readonly revision: number
  readonly at: string
  /** What was done; empty for a release. */
  readonly told: readonly ToldDeed[]
  readonly release: ReleaseEntry | null
}

/** What has to be asked for to see it: a release of a part alone is no revision. */
export function whenOfMoment({ release, revision }: Moment): When {
  return release?.only ? { release: release.id } : { revision: String(revision) }
}

/** Changes of one person in one place that follow each other so closely are one moment. */
const TOGETHER_MS = 5 * 60_000

/** What happened, oldest first: changes that belong together as one, and releases; from the beginning when all is here. */
export function momentsOf(
  deeds: readonly DeedEntry[],
  releases: readonly ReleaseEntry[],
  { isAll, primary }: { readonly isAll: boolean; readonly primary: string },
): readonly Moment[] {
  const published = releases.map(
    (release): Moment => ({
      ...{ key: release.id, revision: release.revision, at: release.createdAt, told: [], release },
    }),
  )
  const ends = new Set(releases.map(({ revision }) => revision))
  const oldest = deeds.at(-1)?.at ?? ''
  const shown = isAll ? published : published.filter(({ at }) => at >= oldest)
  const moments = [...grouped(deeds.toReversed(), ends, primary), ...shown].toSorted(
    (one, two) => one.at.localeCompare(two.at) || one.revision - two.revision,
  )
  const [first] = moments
  const hasBeginning = !isAll || first?.revision === 0
  return hasBeginning || !first ? moments : [{ ...first, key: 'r0', revision: 0, told: [], release: null }, ...moments]
}

function grouped(deeds: readonly DeedEntry[], ends: ReadonlySet<number>, primary: string): Moment[] {
  const groups: DeedEntry[][] = []
  for (const deed of deeds) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isSame = last && !ends.has(last.revision) && belongs(last, deed, primary)
    if (isSame) group?.push(deed)
    else groups.push([deed])
  }
  return groups.map((group) => {
    const last = group.at(-1) as DeedEntry
    return {
      key: `r${last.revision}`,
      revision: last.revision,
      at: last.at,
      told: tellDeeds(group, primary),
      release: null,
    }
  })
}

function belongs(last: DeedEntry, next: DeedEntry, primary: string): boolean {
  if (last.who !== next.who || last.link !== next.link || Date.parse(next.at) - Date.parse(last.at) > TOGETHER_MS)
    return false
  return placeOfDeed(last, primary) === placeOfDeed(next, primary)
}
