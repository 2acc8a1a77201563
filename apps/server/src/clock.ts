// Clock skew: servers that share a database go by its clock.

/** How the time is found. */
type Source = () => number

const ofMachine: Source = () => Date.now()
let source = ofMachine

/**
 * The time by which all that is stored is stamped and compared. It is the machine's until a database that servers share says
 * better: then it is the database's, however wrong that of the machine is. Nothing else here asks the machine for the time of day.
 */
export const clock = {
  /** Milliseconds since 1970. */
  now: (): number => source(),
  date: (): Date => new Date(source()),
  /** From now on it goes by another one; gives what ends that. */
  follow(other: Source): () => void {
    source = other
    return () => {
      if (source === other) source = ofMachine
    }
  },
}
