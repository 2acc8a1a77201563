// Ports below 1024, which not every account may listen at.
import { createServer } from 'node:net'
import type { Settings } from '../settings.ts'
import { reasonOf, type Symptom } from './symptom.ts'

/** Whether Mimar may answer at the ports that the internet comes to, where it does so by itself. */
export async function lookAtPorts({ tls, hosts }: Settings): Promise<Symptom[]> {
  if (!tls) return []
  const [host] = hosts
  return Promise.all([tls.port, tls.httpPort].map((port) => lookAtPort(port, host)))
}

async function lookAtPort(port: number, host: string | undefined): Promise<Symptom> {
  const failure = await listenOnce(port, host)
  const fine = (said: string): Symptom => ({ state: 'fine', what: 'ports', said })
  if (failure === undefined) return fine(`Port ${port} is free for Mimar.`)
  if (failure.code === 'EADDRINUSE') return fine(`At port ${port} something answers: Mimar itself, where it runs.`)
  return {
    ...{ state: 'wrong', what: 'ports', said: `This account may not answer at port ${port} (${reasonOf(failure)}).` },
    cure: 'Give it the right CAP_NET_BIND_SERVICE, or let the whole machine: `sysctl net.ipv4.ip_unprivileged_port_start=80`. docs/reached/own-certificates.md has both.',
  }
}

function listenOnce(port: number, host: string | undefined): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen({ port, ...(host !== undefined && { host }) }, () => server.close(() => resolve(undefined)))
  })
}
