import type { Installation } from './installation.ts'
import { certificateJobs } from './jobs/certificate-jobs.ts'
import { logFailure } from './log.ts'
import { answerStarting, type EncryptedPlaces, type listen } from './server.ts'
import { CertificateStore } from './store/certificates.store.ts'
import type { TlsSettings } from './tls-settings.ts'

type Opened = Awaited<ReturnType<typeof import('./certificates/open-certificates.ts')['openCertificates']>>

/** Where visitors come encrypted. Until certificates are known nobody gets through: ports are taken first, and whoever comes tries again. */
export function openDoor({ port, httpPort }: TlsSettings) {
  let opened: Opened | undefined
  const places: EncryptedPlaces = {
    ...{ port, httpPort },
    plain: (request, response) => (opened ? opened.plain(request, response) : answerStarting(request, response)),
    present(name) {
      opened?.certificates.noticed(name)
      return opened?.certificates.contexts.find(name)
    },
  }
  return {
    places,
    /** Begins to get certificates, and to present those there are. */
    async certify(installation: Installation, { presentWithoutName }: Pick<Listening, 'presentWithoutName'>) {
      const { settings } = installation
      if (!settings.tls) return undefined
      const { openCertificates } = await import('./certificates/open-certificates.ts')
      // A domain is connected when visitors can be answered there, and not when somebody looks next.
      const onIssued = (name: string) => {
        const site = settings.ownDomains.siteOfProvedName(name)?.site
        if (site !== undefined) installation.domains.look(site).catch(logFailure('Connecting a domain failed'))
      }
      opened = await openCertificates(installation, settings.tls, { onOwn: presentWithoutName, onIssued })
      const { certificates } = opened
      installation.jobs.add(
        certificateJobs({ store: new CertificateStore(installation.database), wake: () => certificates.wake() }),
      )
      certificates.start()
      return certificates
    },
  }
}

type Listening = Awaited<ReturnType<typeof listen>>
