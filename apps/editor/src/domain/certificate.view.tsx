import type { Domain, DomainCertificate } from '@mimar/contract'
import { Icon } from '../kit/icon.view.tsx'
import { CertificateFault } from './certificate-fault.view.tsx'
import styles from './domain.module.css'
import type { AtDomain } from './use-domain.ts'

interface Props {
  readonly at: AtDomain
  readonly domain: Domain
  readonly showRecords: () => void
}

/** Everything leads here; what is left takes a minute. */
export function CertificateStep({ at, domain, showRecords }: Props) {
  const { sayCertificate: say } = at
  const { certificate, isTold, connectedAt } = domain
  if (certificate?.failure && connectedAt === null) return <Stuck at={at} domain={domain} showRecords={showRecords} />
  return (
    <section className={styles.body} aria-labelledby="certificate">
      <h2 id="certificate" className={styles.busy} data-busy="">
        <Icon name="busy" />
        {say('certificate')}
      </h2>
      <p className={styles.lead}>{say(isTold ? 'certificateTold' : 'certificateHow')}</p>
      <SubSteps at={at} domain={domain} />
    </section>
  )
}

function Stuck({ at, domain, showRecords }: Props) {
  const { sayCertificate: say } = at
  return (
    <section className={styles.body} aria-labelledby="certificate">
      <h2 id="certificate" className={styles.stuck}>
        <Icon name="alertTriangle" />
        {say('stuck', { name: `\u2068${domain.certificate?.name ?? domain.main}\u2069` })}
      </h2>
      <CertificateFault at={at} domain={domain} />
      <SubSteps at={at} domain={domain} />
      <p className={styles.note}>
        <button type="button" className={styles.link} onClick={showRecords}>
          {say('records')}
        </button>
      </p>
    </section>
  )
}

/** How far it is, each step with its time. */
function SubSteps({ at: { sayCertificate: say, sayPadlock }, domain }: Omit<Props, 'showRecords'>) {
  const steps = stepsOf(domain)
  const now = steps.findIndex(([, time]) => time == null)
  const isStuck = domain.certificate?.failure != null
  return (
    <ul className={styles.lines}>
      {steps.map(([word, time], index) => {
        const state = time ? 'done' : index === now && !isStuck ? 'now' : 'later'
        return (
          <li key={word} data-state={state} data-busy={state === 'now' ? '' : undefined}>
            {state === 'later' ? <span className={styles.ring} /> : <Icon name={time ? 'check' : 'busy'} />}
            {word === 'padlock' ? sayPadlock(word) : say(word)}
            <span>{time ? <bdi dir="ltr">{new Date(time).toLocaleTimeString('en-GB')}</bdi> : nowOf(state)}</span>
          </li>
        )
      })}
    </ul>
  )

  function nowOf(state: string) {
    return state === 'now' ? say('now') : ''
  }
}

type Step = readonly ['ordered' | 'checkedBy' | 'issued' | 'led' | 'padlock', string | null | undefined]

/** A web server in front gets the certificate with the first visitor; then nothing of it is known here. */
function stepsOf({ certificate, connectedAt, isSecure, padlock }: Domain): readonly Step[] {
  const led: Step = ['led', connectedAt]
  const asked: readonly Step[] = isSecure ? [['padlock', padlock?.at]] : []
  return [...(certificate ? ownSteps(certificate) : []), led, ...asked]
}

const ownSteps = ({ orderedAt, checkedAt, issuedAt }: DomainCertificate): readonly Step[] => [
  ['ordered', orderedAt],
  ['checkedBy', checkedAt],
  ['issued', issuedAt],
]
