// TLS certificates of the names that visitors come by.
import { isIP } from 'node:net'
import { connect, type PeerCertificate } from 'node:tls'
import type { Settings } from '../settings.ts'
import type { Doors } from './doors.ts'
import { hostsOf } from './names.ts'
import { PATIENCE, reasonOf, type Symptom } from './symptom.ts'

const DAY = 86_400_000
const SOON = 14 * DAY

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
  return Promise.all(hostsOf(settings).map((host) => lookAtOne(host, settings, doors)))
}

async function lookAtOne(host: string, { appUrl }: Settings, doors: Doors): Promise<Symptom> {
  const wrong = (said: string, cure: string): Symptom => ({ state: 'wrong', what: 'certificate', said, cure })
  try {
    const [address = host] = await doors.find(host)
    const { certificate, fault } = await show(host, {
      address,
      port: Number(appUrl.port) || doors.httpsPort,
      ca: doors.authority,
    })
    const [begins, ends] = [Date.parse(certificate.valid_from), Date.parse(certificate.valid_to)]
    if (begins > doors.now()) {
      return wrong(
        `The certificate of ${host} is good from ${day(begins)} on.`,
        'Set the clock of this machine: `timedatectl set-ntp true`.',
      )
    }
    if (ends < doors.now()) return wrong(`The certificate of ${host} ended on ${day(ends)}.`, RENEW)
    if (fault !== undefined) return wrong(`Browsers refuse the certificate of ${host} (${fault}).`, RENEW)
    if (ends < doors.now() + SOON) {
      return {
        state: 'look',
        what: 'certificate',
        said: `The certificate of ${host} ends on ${day(ends)}.`,
        cure: RENEW,
      }
    }
    return { state: 'fine', what: 'certificate', said: `${host} has one until ${day(ends)}.` }
  } catch (failure) {
    return wrong(
      `Nothing answers https at ${host} (${reasonOf(failure)}).`,
      'Start the web server in front, let its ports 80 and 443 through the firewall, and name this host in it: docs/reached/proxy.md.',
    )
  }
}

const RENEW = 'Have the web server in front get one for this name; its log says why it has none: docs/reached/proxy.md.'

const day = (time: number) => new Date(time).toISOString().slice(0, 10)

interface Place {
  readonly address: string
  readonly port: number
  readonly ca: string | undefined
}

function show(host: string, { address, port, ca }: Place): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const name = isIP(host) ? {} : { servername: host }
    const socket = connect({ host: address, port, ...name, ...(ca && { ca }), rejectUnauthorized: false }, () => {
      const fault = socket.authorized ? undefined : String(socket.authorizationError)
      resolve({ certificate: socket.getPeerCertificate(), fault })
      socket.end()
    })
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error(`no answer in ${PATIENCE / 1000} seconds`)))
    socket.once('error', reject)
  })
}
