import { clock } from '../clock.ts'
import type { Endings } from '../moving/endings.ts'
import type { DueMove, MovesDueStore } from '../store/moves-due.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { type JobSource, jobOf } from './jobs.ts'

interface Foundations {
  readonly movesDue: Readonly<Record<'arrivals' | 'departures', MovesDueStore>>
  readonly endings: Pick<Endings, 'wake'>
  readonly siteStore: Pick<SiteStore, 'find'>
  readonly now?: (() => number) | undefined
}

/** Sites that wait for the word of another server, each: it is asked until it says it, and nothing is given up. */
export function movesJobs({ movesDue, ...rest }: Foundations): JobSource[] {
  return (['arrivals', 'departures'] as const).map((kind) => jobsOf(kind, movesDue[kind], rest))
}

function jobsOf(
  kind: 'arrivals' | 'departures',
  store: MovesDueStore,
  { endings, siteStore, now = clock.now }: Omit<Foundations, 'movesDue'>,
): JobSource {
  const prefix = `${kind}-`
  const tellOf = async ({ move, site, origin, dueAt, attempts, isAsking }: DueMove) => {
    const history = await store.failures(move)
    const name = (await siteStore.find(site))?.name ?? site
    return jobOf({
      ...{ id: prefix + move, kind, about: origin, sites: [name], siteCount: 1 },
      state: isAsking ? 'running' : history.length > 0 ? 'failing' : 'waiting',
      ...{ tries: attempts, history, error: history[0]?.error ?? '' },
      ...{ nextAt: isAsking ? null : dueAt, mayTry: !isAsking },
    })
  }
  return {
    list: async () => Promise.all((await store.open()).map(tellOf)),
    async tryNow(id) {
      if (!id.startsWith(prefix)) return false
      if (!(await store.tryNow(id.slice(prefix.length), new Date(now()).toISOString()))) return false
      void endings.wake()
      return true
    },
  }
}
