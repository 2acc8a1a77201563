import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A Redis of the test's own, in memory alone, which it may take away and bring back. */
export async function ownRedis() {
  const port = await freePort()
  let end = async () => {}
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] })
    const ended = once(server, 'exit')
    end = async () => {
      server.kill('SIGKILL')
      await ended
    }
    for await (const said of server.stdout) if (String(said).includes('Ready to accept')) break
    server.stdout.resume()
  }
  await start()
  onTestFinished(() => end())
  return { address: `redis://127.0.0.1:${port}`, end: () => end(), start }
}
