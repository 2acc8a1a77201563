// A wire that can be cut: what stands between a server and its database, or its store, in these benches.
import { connect, createServer, type Socket } from 'node:net'
import { findFreePort } from '../../e2e/installation.ts'

/** `cut` refuses and closes all that is open; `silent` keeps it open and carries nothing. */
type Way = 'open' | 'cut' | 'silent'

export interface Gate {
  readonly port: number
  turn(way: Way): void
  close(): void
}

/** A gate in front of a port of this machine. */
export async function openGate(to: number): Promise<Gate> {
  let way: Way = 'open'
  const port = await findFreePort()
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer({ pauseOnConnect: true }, (inside) => {
    if (way === 'cut') return void inside.destroy()
    const outside = connect(to, '127.0.0.1')
    const pair = [inside, outside] as const
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      for (const socket of pair) socket.destroy()
    }
    for (const socket of pair) socket.setNoDelay(true).on('error', end).on('close', end)
    inside.pipe(outside).pipe(inside)
    if (way === 'silent') hold(pair)
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    turn(next) {
      way = next
      for (const pair of pairs) {
        if (next === 'cut') for (const socket of pair) socket.destroy()
        else if (next === 'silent') hold(pair)
        else release(pair)
      }
    },
    close() {
      server.close()
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
  }
}

function hold(pair: readonly [Socket, Socket]): void {
  for (const socket of pair) socket.unpipe().pause()
}

function release([inside, outside]: readonly [Socket, Socket]): void {
  inside.pipe(outside).pipe(inside)
}
