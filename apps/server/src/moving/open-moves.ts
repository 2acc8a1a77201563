import { logFailure } from '../log.ts'
import { ArrivalStore } from '../store/arrivals.store.ts'
import { DepartureStore } from '../store/departures.store.ts'
import { MovesDueStore } from '../store/moves-due.store.ts'
import { StatisticsStore } from '../store/statistics.store.ts'
import { type ArrivalFoundations, Arrivals } from './arrivals.ts'
import { Departures } from './departures.ts'
import { Endings } from './endings.ts'

/** Sites that go to another installation, those that come from one, and what ends both. */
export function openMoves(foundations: Omit<ArrivalFoundations, 'store' | 'statistics'>) {
  const { database } = foundations
  const statistics = new StatisticsStore(database)
  const arrivals = new Arrivals({ ...foundations, statistics, store: new ArrivalStore(database) })
  const departures = new Departures({ ...foundations, statistics, store: new DepartureStore(database) })
  const movesDue = {
    arrivals: new MovesDueStore(database, 'arrivals'),
    departures: new MovesDueStore(database, 'departures'),
  }
  const endings = new Endings({
    ends: [
      { store: movesDue.arrivals, ask: (due) => arrivals.ask(due) },
      { store: movesDue.departures, ask: (due) => departures.ask(due) },
    ],
    onFailure: logFailure('The other server of a move could not say how it ended; it is asked again'),
  })
  return { arrivals, departures, endings, movesDue }
}
