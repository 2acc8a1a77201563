import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { onTestFinished } from 'vitest'
import { connectionLimits } from '../connections.ts'
import { Metrics } from '../metrics.ts'
import { listen } from '../server.ts'
import { readSettings } from '../settings.ts'
import { CertificateStore } from '../store/certificates.store.ts'
import { newFolder, openTestDatabase } from '../testing/dialects.ts'
import type { startAuthority } from '../testing/pebble.ts'
import { openCertificates } from './open-certificates.ts'
import type { ReachDoors } from './reach.ts'

type Pebble = Awaited<ReturnType<typeof startAuthority>>

type Listening = Awaited<ReturnType<typeof listen>>

interface Standing {
  readonly address: string
  readonly pebble: Pebble
  readonly dataDir?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly doors?: Parameters<typeof openCertificates>[2]
}

/** What reaches a name in tests: those that are in here lead here. */
export function playedReach(names: ReadonlySet<string>): ReachDoors {
  return {
    find: async (name) => (names.has(name) || name === 'edit.dar.example' ? ['127.0.0.1'] : []),
    own: () => ['127.0.0.1'],
    fetch: async () => '',
  }
}

/** What a process has that gets certificates by itself, without the rest of it; it is stopped after the test. */
export async function openServer({ address, pebble, dataDir = newFolder(), environment, doors }: Standing) {
  const caFile = join(newFolder(), 'ca.pem')
  writeFileSync(caFile, pebble.ca)
  const settings = readSettings({
    ...{ DATA_DIR: dataDir, APP_URL: 'https://edit.dar.example', SITES_DOMAIN: 'dar.example', MAIN_SITE: 'hotel' },
    ...{ TLS: 'acme', ACME_DIRECTORY: pebble.directory, ACME_CA_FILE: caFile },
    ...environment,
  })
  const database = await openTestDatabase(address)
  const metrics = new Metrics()
  const everything = playedReach(new Set(['dar.example', 'www.dar.example']))
  let presents: Listening['presentWithoutName'] = () => {}
  const opened = await openCertificates({ settings, database, metrics }, settings.tls!, {
    ...{ reach: everything, roundsEvery: 100, pollsEvery: 20, onOwn: (one) => presents(one) },
    ...doors,
  })
  onTestFinished(() => opened.certificates.stop())
  const present = (by: typeof presents) => {
    presents = by
  }
  return { ...opened, settings, database, metrics, dataDir, present, store: new CertificateStore(database) }
}

type OpenServer = Awaited<ReturnType<typeof openServer>>

/** Answers challenges where pebble looks for them, from any of these servers in turn. */
export async function answerChallenges(
  pebble: Pebble,
  servers: readonly OpenServer[],
  host = '127.0.0.1',
): Promise<Server> {
  let asked = 0
  const server = createServer((request, response) => servers[asked++ % servers.length]!.plain(request, response))
  await new Promise<void>((resolve) => server.listen(pebble.httpPort, host, resolve))
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()))
  return server
}

/** Listens as a start does. */
export async function listenEncrypted({ plain, certificates }: OpenServer) {
  const present = (name: string) => certificates.contexts.find(name)
  const listening = await listen(0, connectionLimits([]), {
    hosts: ['127.0.0.1'],
    encrypted: { port: 0, httpPort: 0, plain, present },
  })
  onTestFinished(() => listening.close())
  return listening
}

/** The certificate that is presented at a name; undefined where the handshake fails. */
export function shownAt(port: number, servername: string, ca: string) {
  return new Promise<{ readonly serial: string; readonly isBelieved: boolean } | undefined>((resolve) => {
    const name = servername === '' ? {} : { servername }
    const socket = connectTls({ port, host: '127.0.0.1', ca, rejectUnauthorized: false, ...name }, () => {
      resolve({ serial: socket.getPeerCertificate().serialNumber, isBelieved: socket.authorized })
      socket.destroy()
    })
    socket.on('error', () => resolve(undefined))
  })
}
