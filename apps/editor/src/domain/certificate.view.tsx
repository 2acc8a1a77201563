import type { Domain } from '@mimar/contract'
import { Icon } from '../kit/icon.view.tsx'
import styles from './domain.module.css'
import type { AtDomain } from './use-domain.ts'

/** Everything leads here; what is left takes a minute. */
export function CertificateStep({ at: { say }, domain }: { readonly at: AtDomain; readonly domain: Domain }) {
  const { certificate } = domain
  const steps = [
    ['ordered', certificate?.orderedAt],
    ['checkedBy', certificate?.checkedAt],
    ['issued', certificate?.issuedAt],
  ] as const
  const now = steps.findIndex(([, at]) => at == null)
  return (
    <section className={styles.body} aria-labelledby="certificate">
      <h2 id="certificate">{say('certificate')}</h2>
      <p className={styles.lead}>{say('certificateHow')}</p>
      <ul className={styles.lines}>
        {steps.map(([word, at], index) => (
          <li key={word} data-state={at ? 'done' : index === now ? 'now' : 'later'}>
            <Icon name={at ? 'check' : 'busy'} />
            {say(word)}
            {at && <bdi dir="ltr">{new Date(at).toLocaleTimeString('en-GB')}</bdi>}
          </li>
        ))}
      </ul>
      {certificate?.failure && (
        <p className={styles.under} data-kind="look">
          <Icon name="alertTriangle" />
          <span>{say('certificateFailing')}</span>
        </p>
      )}
    </section>
  )
}
