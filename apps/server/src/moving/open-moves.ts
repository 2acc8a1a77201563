import { ArrivalStore } from '../store/arrivals.store.ts'
import { DepartureStore } from '../store/departures.store.ts'
import { type ArrivalFoundations, Arrivals } from './arrivals.ts'
import { Departures } from './departures.ts'

/** Sites that go to another installation, and those that come from one. */
export function openMoves(foundations: Omit<ArrivalFoundations, 'store'>) {
  const { database } = foundations
  return {
    arrivals: new Arrivals({ ...foundations, store: new ArrivalStore(database) }),
    departures: new Departures({ ...foundations, store: new DepartureStore(database) }),
  }
}
