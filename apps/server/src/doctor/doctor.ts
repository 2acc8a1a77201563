import { unencryptedServices } from '../encrypted-services.ts'
import { StartRefusal } from '../refusal.ts'
import { readSettings, type Settings } from '../settings.ts'
import { lookAtBackups } from './backups.ts'
import { lookAtCdn } from './cdn.ts'
import { lookAtCertificates } from './certificates.ts'
import { type Doors, realDoors } from './doors.ts'
import { lookAtClock, lookAtDisk, lookAtPermissions } from './folder.ts'
import { lookAtMailNames } from './mail-names.ts'
import { lookAtMail } from './mail-server.ts'
import { lookAtNames } from './names.ts'
import { lookAtNews } from './news.ts'
import { lookAtOrganisation } from './organisation.ts'
import { lookAtPorts } from './ports.ts'
import { lookAtStorage } from './storage.ts'
import { reasonOf, type Symptom } from './symptom.ts'

/** Looks at an installation from outside, running or not: what is fine, and what is wrong with what to do about it. Changes nothing. */
export async function examine(
  environment: Readonly<Record<string, string | undefined>>,
  doors: Doors = realDoors,
): Promise<Symptom[]> {
  const settings = read(environment)
  if ('state' in settings) return [settings]
  const looked = [
    [lookAtSettings(settings)],
    lookAtEncryption(settings),
    lookAtNames(settings, doors),
    lookAtCertificates(settings, doors),
    lookAtPorts(settings),
    lookAtMail(settings),
    lookAtMailNames(settings, doors),
    lookAtOrganisation(settings),
    lookAtDisk(settings),
    lookAtPermissions(settings),
    lookAtClock(settings, doors.now()),
    lookAtBackups(settings, doors.now()),
    lookAtStorage(settings),
    lookAtCdn(settings),
    lookAtNews(settings),
  ]
  return (await Promise.all(looked)).flat()
}

function read(environment: Readonly<Record<string, string | undefined>>): Settings | Symptom {
  try {
    return readSettings(environment)
  } catch (failure) {
    if (!(failure instanceof StartRefusal)) throw failure
    return {
      state: 'wrong',
      what: 'settings',
      said: reasonOf(failure),
      cure: 'Mimar does not start before that is mended.',
    }
  }
}

/** What others could read on the way, where nothing has to be encrypted. */
function lookAtEncryption(settings: Settings): Symptom[] {
  return unencryptedServices(settings).map(({ setting, host, cure }) => ({
    ...{ state: 'look', what: 'settings', said: `${setting} leads to ${host} without encryption that is checked.` },
    cure: `${cure} REQUIRE_TLS=on refuses to start otherwise.`,
  }))
}

function lookAtSettings({ appUrl, siteAddress, trustedProxies, tls }: Settings): Symptom {
  const said = `The editor is at ${appUrl.origin}, a site called “cafe” at ${siteAddress('cafe')}`
  if (appUrl.protocol !== 'https:' || tls || trustedProxies.length > 0) return { state: 'fine', what: 'settings', said }
  return {
    ...{ state: 'look', what: 'settings', said: `${said}, and all visitors count as one.` },
    cure: 'Name the web server in front: TRUSTED_PROXIES=loopback, or its number where it is on another machine.',
  }
}
