import type { Domain, DomainCertificate } from '@mimar/contract'
import { troubleSentence } from '../home/domain-trouble.ts'
import home from '../home/home.module.css'
import { copyText } from '../kit/copy-text.ts'
import { Icon } from '../kit/icon.view.tsx'
import styles from './certificate-fault.module.css'
import { DomainGlyph } from './domain-glyph.view.tsx'
import type { AtDomain } from './use-domain.ts'

interface Props {
  readonly at: AtDomain
  readonly domain: Domain
}

/** Why there is no certificate, what helps, in whose words, and when it is tried again. */
export function CertificateFault({ at, domain: { certificate } }: Props) {
  if (!certificate?.failure) return null
  const { sayCertificate: say } = at
  const { name, failure, authority } = certificate
  const { code, said, nextAt, mayTryAt } = failure
  const mayTry = mayTryAt !== null && Date.parse(mayTryAt) <= Date.now()
  return (
    <div className={styles.fault} data-fault={code}>
      <p className={styles.cause}>{troubleSentence({ name, fault: code, endsAt: null }, say.language)}</p>
      <p>{say(`cure-${code}`, { name: `\u2068${name}\u2069` })}</p>
      {code === 'caa' && <Caa at={at} authority={authority} />}
      {said !== '' && (
        <p className={styles.said}>
          {say('theySay')} <bdi dir="ltr">{said}</bdi>
        </p>
      )}
      <p className={styles.next}>
        {say('next', { when: momentOf(nextAt, at) })}
        {mayTry && (
          <button
            type="button"
            className={home.secondary}
            aria-busy={at.isLooking}
            onClick={() => void at.look({ certificate: true })}
          >
            <DomainGlyph name="refresh" />
            {say('tryNow')}
          </button>
        )}
      </p>
    </div>
  )
}

/** The record by which a domain allows that authority. */
function Caa({
  at: { sayCertificate: say, tell },
  authority,
}: { readonly at: AtDomain } & Pick<DomainCertificate, 'authority'>) {
  const value = `0 issue "${authority}"`
  const copy = async () => {
    if (await copyText(value)) tell(say('copied'))
  }
  return (
    <p className={styles.record} dir="ltr">
      <code>{value}</code>
      <button type="button" aria-label={say('copyIt')} onClick={() => void copy()}>
        <Icon name="copy" />
      </button>
    </p>
  )
}

/** A moment to come: its time today, with its day later. */
function momentOf(at: string, { sayCertificate: say }: AtDomain): string {
  const date = new Date(at)
  const tag = `${say.language}-u-nu-latn`
  const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  const isToday = date.toDateString() === new Date().toDateString()
  if (isToday) return say('at', { time: `\u2068${new Intl.DateTimeFormat(tag, time).format(date)}\u2069` })
  return `\u2068${new Intl.DateTimeFormat(tag, { ...time, day: 'numeric', month: 'short' }).format(date)}\u2069`
}
