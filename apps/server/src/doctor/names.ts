// DNS of the names that settings need.
import { isIP } from 'node:net'
import { isLoopback } from '../network.ts'
import type { Settings } from '../settings.ts'
import type { Doors } from './doors.ts'
import { reasonOf, type Symptom } from './symptom.ts'

/** A name that no site has, below the sites' domain: it is found where all names are. */
const ANY = 'mimar-doctor-looks'

/** Hosts that browsers have to find: the editor's, and those of sites. */
export function hostsOf({ appUrl, siteAddress, siteDomain, properAddress }: Settings): string[] {
  const hosts = [appUrl.hostname]
  if (siteDomain !== '') {
    const domain = new URL(siteAddress('x')).hostname.slice('x.'.length)
    // The site at the domain itself has www too; others may have a name each, so that none of them can be guessed.
    hosts.push(...(properAddress(`www.${domain}`) ? [domain, `www.${domain}`] : [`${ANY}.${domain}`]))
  }
  return hosts.filter((host) => !isLoopback(host))
}

/** Whether each of them leads here. */
export async function lookAtNames(settings: Settings, doors: Doors): Promise<Symptom[]> {
  const hosts = hostsOf(settings)
  if (hosts.length === 0) return [fine('This machine finds its own names; nobody else needs to.')]
  return Promise.all(hosts.map((host) => lookAtName(host.replace(/^\[|\]$/g, ''), doors)))
}

async function lookAtName(host: string, doors: Doors): Promise<Symptom> {
  const own = doors.own()
  if (isIP(host)) {
    if (own.includes(host)) return fine(`${host} is an address of this machine.`)
    return look(
      `${host} is no address of this machine (it has ${own.join(', ')}).`,
      'In a container or behind a router that is as it should be. Else put one of them into APP_URL.',
    )
  }
  const shown = host.startsWith(`${ANY}.`) ? `*${host.slice(ANY.length)}` : host
  try {
    const found = await doors.find(host)
    if (found.some((address) => own.includes(address))) return fine(`${shown} leads to this machine.`)
    return look(
      `${shown} leads to ${found.join(', ')}, and this machine has ${own.join(', ')}.`,
      'Behind a router or a proxy on another machine that is as it should be. Else change the record at your provider.',
    )
  } catch (failure) {
    return {
      ...{ state: 'wrong', what: 'names', said: `${shown} leads nowhere (${reasonOf(failure)}).` },
      cure: `Make a record ${shown} of kind A at your provider, with the number that the internet knows this machine by. New records can take an hour to be seen.`,
    }
  }
}

const fine = (said: string): Symptom => ({ state: 'fine', what: 'names', said })
const look = (said: string, cure: string): Symptom => ({ state: 'look', what: 'names', said, cure })
