// TLS certificates of the names that visitors come by.
import { readFile } from 'node:fs/promises'
import { isIP, isIPv6 } from 'node:net'
import { connect, type PeerCertificate, rootCertificates } from 'node:tls'
import { ownNames } from '../certificates/names.ts'
import type { Settings } from '../settings.ts'
import type { Doors } from './doors.ts'
import { hostsOf } from './names.ts'
import { PATIENCE, reasonOf, type Symptom } from './symptom.ts'

const DAY = 86_400_000
const SOON = 14 * DAY
/** Of a short life, only so much of its end is soon. */
const SHARE = 6

interface Shown {
  readonly certificate: PeerCertificate
  /** Why browsers would not take it. */
  readonly fault: string | undefined
}

/** Whether each name has a certificate that browsers take, and for how long. */
export async function lookAtCertificates(settings: Settings, doors: Doors): Promise<Symptom[]> {
  if (settings.appUrl.protocol !== 'https:') {
    return [{ state: 'fine', what: 'certificate', said: 'None is needed: APP_URL is http.' }]
  }
  return Promise.all(namesOf(settings).map((host) => lookAtOne(host, settings, doors)))
}

/** By itself Mimar gets none for a name that no site has. */
const namesOf = (settings: Settings) =>
  settings.tls ? ownNames(settings).own.map((name) => (isIPv6(name) ? `[${name}]` : name)) : hostsOf(settings)

async function lookAtOne(host: string, { appUrl, tls }: Settings, doors: Doors): Promise<Symptom> {
  const cures = tls ? BY_ITSELF : IN_FRONT
  const wrong = (said: string, cure: string): Symptom => ({ state: 'wrong', what: 'certificate', said, cure })
  try {
    const [address = host] = await doors.find(host)
    const { certificate, fault } = await show(host, {
      address,
      port: Number(appUrl.port) || doors.httpsPort,
      ca: await authorityOf(tls, doors),
    })
    const [begins, ends] = [Date.parse(certificate.valid_from), Date.parse(certificate.valid_to)]
    if (begins > doors.now()) {
      return wrong(
        `The certificate of ${host} is good from ${day(begins)} on.`,
        'Set the clock of this machine: `timedatectl set-ntp true`.',
      )
    }
    if (ends < doors.now()) return wrong(`The certificate of ${host} ended on ${day(ends)}.`, cures.renew)
    if (fault !== undefined) return wrong(`Browsers refuse the certificate of ${host} (${fault}).`, cures.renew)
    if (ends < doors.now() + Math.min(SOON, (ends - begins) / SHARE)) {
      return {
        state: 'look',
        what: 'certificate',
        said: `The certificate of ${host} ends on ${day(ends)}.`,
        cure: cures.renew,
      }
    }
    return { state: 'fine', what: 'certificate', said: `${host} has one until ${day(ends)}.` }
  } catch (failure) {
    return wrong(`Nothing answers https at ${host} (${reasonOf(failure)}).`, cures.silent)
  }
}

const IN_FRONT = {
  renew: 'Have the web server in front get one for this name; its log says why it has none: docs/reached/proxy.md.',
  silent:
    'Start the web server in front, let its ports 80 and 443 through the firewall, and name this host in it: docs/reached/proxy.md.',
}
const BY_ITSELF = {
  renew:
    'The log of Mimar says why it got none for this name. The authority must reach this machine at port 80: docs/reached/own-certificates.md.',
  silent:
    'Start Mimar, let ports 443 and 80 through the firewall, and wait a minute for the first certificate; the log says why there is none: docs/reached/own-certificates.md.',
}

/** Whom to believe: all that browsers do, and an authority of one's own. */
async function authorityOf(tls: Settings['tls'], { authority }: Doors): Promise<Place['ca']> {
  if (authority !== undefined || tls?.caFile === undefined) return authority
  return [...rootCertificates, await readFile(tls.caFile, 'utf8')]
}

const day = (time: number) => new Date(time).toISOString().slice(0, 10)

interface Place {
  readonly address: string
  readonly port: number
  readonly ca: string | readonly string[] | undefined
}

function show(host: string, { address, port, ca }: Place): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const name = isIP(host) ? {} : { servername: host }
    const socket = connect(
      { host: address, port, ...name, ...(ca && { ca: [ca].flat() }), rejectUnauthorized: false },
      () => {
        const fault = socket.authorized ? undefined : String(socket.authorizationError)
        resolve({ certificate: socket.getPeerCertificate(), fault })
        socket.end()
      },
    )
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error(`no answer in ${PATIENCE / 1000} seconds`)))
    socket.once('error', reject)
  })
}
