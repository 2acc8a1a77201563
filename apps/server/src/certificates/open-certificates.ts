import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { clock } from '../clock.ts'
import { createNameServers } from '../domains/name-servers.ts'
import type { Installation } from '../installation.ts'
import { log, warnSeldom } from '../log.ts'
import { StartRefusal } from '../refusal.ts'
import { CertificateStore } from '../store/certificates.store.ts'
import { MessageStore } from '../store/messages.store.ts'
import type { TlsSettings } from '../tls-settings.ts'
import { createAsking } from './asking.ts'
import { Authority } from './authority.ts'
import { type CertificateEvent, Certificates, type CertificatesOptions } from './certificates.ts'
import { bareName, ownNames } from './names.ts'
import { plainSide } from './plain-side.ts'
import { type ReachDoors, reachOf, realReach } from './reach.ts'
import { openSealing } from './sealing.ts'

const DAY = 86_400_000

type Needed = Pick<Installation, 'settings' | 'database' | 'metrics'>

/** What tests put in the place of the world. */
interface Doors extends Partial<Pick<CertificatesOptions, 'now' | 'roundsEvery' | 'ordersAnHour' | 'pollsEvery'>> {
  readonly reach?: ReachDoors
  /** Hears of each name that has got a certificate. */
  readonly onIssued?: (name: string) => void
  /** Hears of the certificate of the editor's number, where that is what it is reached by. */
  readonly onOwn?: (certificate: { readonly key: string; readonly cert: string }) => void
}

/** Opens the certificates of an installation that answers encrypted by itself, and what it answers without encryption. */
export async function openCertificates({ settings, database, metrics }: Needed, tls: TlsSettings, doors: Doors = {}) {
  const store = new CertificateStore(database)
  const { email, binding, profile, directory } = tls
  const stopping = new AbortController()
  const ask = createAsking({ ca: await readCa(tls), stopping: stopping.signal })
  const authority = new Authority({ directory, email, binding, profile, ask })
  const app = bareName(settings.appUrl.hostname)
  const probe = await probeOf(database)
  const { reach, onOwn: present, onIssued, ...times } = doors
  const reachDoors = reach ?? realReach(createNameServers(settings.dnsServers), settings.publicIps)
  const certificates = new Certificates({
    ...{ store, authority, sealing: await openSealing(settings.dataDir) },
    names: () => ownNames(settings),
    reach: (name) => reachOf(name, { app, probe, doors: reachDoors }),
    ...{
      tell: telling(metrics, onIssued),
      stopping,
      nameless: present && isIP(app) ? { name: app, present } : undefined,
    },
    ...times,
  })
  await certificates.open()
  const standing = () => certificates.contexts.standing()
  metrics.watch('mimar_certificates', () => standing().count)
  // 0 where there is none: an alarm for what ends soon rings then too.
  metrics.watch(
    'mimar_certificate_earliest_end_days',
    () => ((standing().earliestEnd ?? clock.now()) - clock.now()) / DAY,
  )
  const plain = plainSide({
    knows: (name) => certificates.contexts.knows(name),
    noticed: (name) => certificates.noticed(name),
    answerTo: (token) => store.answerTo(token),
    probe,
    port: settings.appUrl.port,
  })
  return { certificates, plain, app }
}

/** A path that every server of this installation knows the answer to, and nobody else. */
async function probeOf(database: Needed['database']) {
  const secret = await new MessageStore(database).formSecret()
  const made = (about: string) => createHmac('sha256', secret).update(`certificates ${about}`).digest('base64url')
  return { path: `/.well-known/acme-challenge/${made('probe')}`, answer: made('answer') }
}

async function readCa({ caFile }: TlsSettings): Promise<string | undefined> {
  if (caFile === undefined) return undefined
  try {
    return await readFile(caFile, 'utf8')
  } catch (failure) {
    throw new StartRefusal(
      `ACME_CA_FILE (${caFile}) cannot be read (${failure instanceof Error ? failure.message : failure}). Name a file with the certificate of your authority (PEM), or leave it away where all machines believe it.`,
    )
  }
}

function telling(metrics: Needed['metrics'], onIssued: Doors['onIssued']) {
  const warn = warnSeldom('Certificates could not be looked after')
  return (event: CertificateEvent) => {
    if (event.kind === 'round') return warn(event.failure)
    if (event.kind === 'issued') {
      metrics.add('mimar_certificates_issued_total')
      onIssued?.(event.name)
      log.info(`${event.name} has a certificate until ${event.until.slice(0, 10)}`)
      return
    }
    metrics.add('mimar_certificate_failures_total')
    log.warn(`${event.name} got no certificate: ${event.said} It is tried again at ${event.next}`)
  }
}
