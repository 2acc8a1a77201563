import { MIMAR } from './called.ts'
import { spareMemory } from './heap-growth.ts'
import { log, tell, tellTheEnd } from './log.ts'
import { StartRefusal } from './refusal.ts'
import { serveVisitors } from './serving.ts'
import { start } from './start.ts'

/** Starts the server for the person at the terminal: progress, then the two addresses; ends when it is told to. */
export async function run(): Promise<void> {
  const running = await untilTold((signal) => start(process.env, tell, signal))
  if (!running) return
  // What a service prints is kept in logs for longer than a secret may be seen there.
  const isRead = running.isLocal || process.stdout.isTTY
  // This one ends once there is an owner, so a log may have it.
  const first = isRead ? undefined : await running.firstOwnerLink()
  if (first) tell(`First start, within a day: ${first}`)
  if (!isRead) tell(`For a link that signs you in: ${MIMAR} owner-link`)
  tell(`Editor: ${(isRead && (await running.editorLink())) || running.editorAddress}`)
  if (running.siteAddress) tell(`Site: ${running.siteAddress}`)
}

/** Starts a server for visitors alone; ends when it is told to. */
export async function runForVisitors(): Promise<void> {
  const serving = await untilTold((signal) => serveVisitors(process.env, tell, signal))
  if (serving) tell(`Visitors are answered at port ${serving.port}. The editor is on another server.`)
}

/** Something that runs, and stops when the process is told to end; undefined where that was while it began. */
async function untilTold<Begun extends Stoppable>(begin: (signal: AbortSignal) => Promise<Begun>) {
  const ending = new AbortController()
  const starting = begin(ending.signal)
  stopOn('SIGTERM', starting, ending)
  stopOn('SIGINT', starting, ending)
  const begun = await starting.catch((failure) => {
    if (!ending.signal.aborted) throw failure
    return undefined
  })
  if (begun) spareMemory()
  return begun
}

interface Stoppable {
  stop(): Promise<void>
}

/** Says why the program cannot go on, without a stack where the reason is known, and ends it with status 1. */
export function giveUp(failure: unknown): void {
  tellTheEnd(failure, failure instanceof StartRefusal)
  process.exitCode = 1
}

/** Whoever stops us kills us after a while; before that we end by ourselves. What was not acknowledged is done again by who asked. */
const LONGEST_STOP_MS = 25_000

function endLate(): void {
  log.warn(`Not everything came to its end within ${LONGEST_STOP_MS / 1_000} seconds. What was acknowledged is stored.`)
  process.exit(1)
}

/** The first signal lets requests finish; a second ends at once, as anybody expects who presses Ctrl+C twice. */
function stopOn(signal: 'SIGTERM' | 'SIGINT', starting: Promise<Stoppable>, ending: AbortController): void {
  process.once(signal, () => {
    process.once(signal, () => process.exit(1))
    setTimeout(endLate, LONGEST_STOP_MS).unref()
    ending.abort()
    starting
      .then((running) => running.stop())
      .then(
        () => process.exit(0),
        (failure) => {
          if (failure instanceof Error && failure.name === 'AbortError') process.exit(0)
          giveUp(failure)
          process.exit(1)
        },
      )
  })
}
