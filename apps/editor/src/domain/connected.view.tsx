import { type Domain, strayIn } from '@mimar/contract'
import { useState } from 'react'
import home from '../home/home.module.css'
import { copyText } from '../kit/copy-text.ts'
import { Icon } from '../kit/icon.view.tsx'
import { ActQuestion } from '../proof/act-question.view.tsx'
import { proven } from '../proof/proven.ts'
import fault from './certificate-fault.module.css'
import { CertificateFault } from './certificate-fault.view.tsx'
import styles from './domain.module.css'
import { DomainGlyph } from './domain-glyph.view.tsx'
import { PadlockFault, PadlockLine } from './padlock.view.tsx'
import type { AtDomain } from './use-domain.ts'

interface Props {
  readonly at: AtDomain
  readonly domain: Domain
}

interface WithRecords extends Props {
  readonly showRecords: () => void
}

const hostOf = (address: string) => new URL(address).host

/** The domain is the address of the site: what leads there, and how it is taken away again. */
export function Connected({ at, domain, showRecords }: WithRecords) {
  const { sayDone: say, tell } = at
  const [isAsking, setAsking] = useState(false)
  const { main, names, address, plainAddress } = domain
  const copy = async () => {
    if (await copyText(address)) tell(say('addressCopied'))
  }
  return (
    <section className={styles.body} aria-labelledby="connected">
      <h2 id="connected" className={styles.good}>
        <Icon name="checkCircle" />
        {say('connected', { name: `\u2068${main}\u2069` })}
      </h2>
      <Astray at={at} domain={domain} showRecords={showRecords} />
      <Unrenewed at={at} domain={domain} />
      <PadlockFault at={at} domain={domain} />
      <p className={styles.pill} dir="ltr">
        {domain.isSecure && !domain.padlock?.fault && <DomainGlyph name="padlock" />}
        <bdi>{address.replace(/\/$/, '')}</bdi>
      </p>
      <ul className={styles.lines}>
        {names
          .filter((name) => name !== main)
          .map((name) => (
            <li key={name}>
              <bdi dir="ltr">{name}</bdi>
              <span>{say('leadsHere')}</span>
            </li>
          ))}
        <li>
          <bdi dir="ltr">{hostOf(plainAddress)}</bdi>
          <span>{say('leadsHereKept')}</span>
        </li>
        {domain.isSecure && <Certificate at={at} domain={domain} />}
        {domain.isSecure && <PadlockLine at={at} domain={domain} />}
      </ul>
      <div className={styles.acts}>
        <a className={home.primary} href={address} target="_blank" rel="noopener">
          <Icon name="external" />
          {say('view')}
        </a>
        <button type="button" className={home.secondary} onClick={() => void copy()}>
          <Icon name="copy" />
          {say('copyAddress')}
        </button>
        <OtherMain at={at} domain={domain} />
        <button type="button" className={styles.leave} onClick={() => setAsking(true)}>
          {say('disconnect')}
        </button>
      </div>
      {isAsking && <Disconnect at={at} domain={domain} close={() => setAsking(false)} />}
    </section>
  )
}

/** The domain led here, and does not any more. */
function Astray({ at: { sayDone: say, sayCertificate }, domain: { records }, showRecords }: WithRecords) {
  const stray = strayIn(records)
  if (!stray) return null
  const name = `\u2068${stray.host}\u2069`
  return (
    <div className={fault.fault} data-astray="">
      <p className={fault.cause}>{say(stray.fault === 'no-address' ? 'leadsNowhere' : 'astray', { name })}</p>
      <button type="button" className={home.secondary} onClick={showRecords}>
        {sayCertificate('records')}
      </button>
    </div>
  )
}

/** A certificate that visitors have, which could not be renewed. */
function Unrenewed({ at, domain }: Props) {
  const { certificate } = domain
  if (!certificate?.failure) return null
  const { sayCertificate: say } = at
  const day = new Intl.DateTimeFormat(`${say.language}-u-nu-latn`, { dateStyle: 'long' })
  const until = certificate.endsAt && say('until', { date: day.format(new Date(certificate.endsAt)) })
  return (
    <>
      <p className={styles.lead}>
        {say('unrenewed', { name: `\u2068${certificate.name}\u2069` })}. {until}
      </p>
      <CertificateFault at={at} domain={domain} />
    </>
  )
}

function Certificate({ at: { say: sayStep, sayDone: say }, domain: { certificate } }: Props) {
  const day = new Intl.DateTimeFormat(say.language === 'ar' ? 'ar-u-nu-latn' : say.language, { dateStyle: 'medium' })
  const until = certificate?.endsAt
  // What is said of it then stands above.
  if (certificate?.failure) return null
  return (
    <li>
      {sayStep('stepCertificate')}
      <span>{until ? say('certificateUntil', { date: day.format(new Date(until)) }) : say('certificateInFront')}</span>
    </li>
  )
}

function OtherMain({ at: { sayDone: say, client, site, setDomain, refuse }, domain: { name, names, main } }: Props) {
  const other = names.find((one) => one !== main)
  if (other === undefined) return null
  const change = () =>
    client
      .ask('PUT /sites/:id/domain', { at: { id: site }, body: { name, main: other } })
      .then((answer) => setDomain(answer.domain), refuse)
  return (
    <button type="button" className={home.plain} onClick={() => void change()}>
      {say('makeMain', { name: `\u2068${other}\u2069` })}
    </button>
  )
}

function Disconnect({ at, domain, close }: Props & { readonly close: () => void }) {
  const { sayDone: say, client, site, setDomain, tell, refuse } = at
  const address = `\u2068${hostOf(domain.plainAddress)}\u2069`
  const name = `\u2068${domain.name}\u2069`
  const leave = () =>
    proven('changed', () => client.ask('DELETE /sites/:id/domain', { at: { id: site } }))
      .then(() => {
        setDomain(null)
        tell(say('disconnected', { address }))
      }, refuse)
      .finally(close)
  return (
    <ActQuestion
      {...{ title: say('disconnectQuestion', { name }), undone: 'changed', close, perform: leave }}
      {...{ keep: say('keepIt'), act: say('disconnectDo') }}
    >
      <p>{say('disconnectWhy', { name, address })}</p>
    </ActQuestion>
  )
}
