import { useEffect, useState } from 'react'
import { useHome } from '../home/home.ts'
import { Icon } from '../kit/icon.view.tsx'
import { sayPart } from '../words/words.ts'
import { CertificateStep } from './certificate.view.tsx'
import { Connected } from './connected.view.tsx'
import crumb from './crumb.module.css'
import styles from './domain.module.css'
import { DomainChoice } from './domain-choice.view.tsx'
import { DomainGlyph } from './domain-glyph.view.tsx'
import { Records } from './records.view.tsx'
import { type AtDomain, isPadlockAwaited, isReady, useDomain } from './use-domain.ts'
import { domainWords } from './words.ts'

/** A domain of one's own, connected to a site step by step: which, the records, the certificate. */
export function DomainPage({ site }: { readonly site: string }) {
  const { say: sayHome, goTo } = useHome()
  const at = useDomain(site)
  const say = sayPart(domainWords, sayHome.language)
  const title = say('connect')
  useEffect(() => {
    document.title = `${title} · ${sayHome('product')}`
  }, [title, sayHome])
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Icon name="mark" />
        {at !== undefined && at !== 'closed' && (
          <p className={crumb.crumb}>
            <a href={`/edit/${encodeURIComponent(site)}/`}>
              <bdi>{at.siteName}</bdi>
            </a>
            <DomainGlyph name="onward" />
          </p>
        )}
        <h1>{say('connect')}</h1>
        <button type="button" className={styles.plain} onClick={() => goTo('/sites')}>
          {say('close')}
        </button>
      </header>
      {at === 'closed' && <p className={styles.closed}>{say('noPlace')}</p>}
      {at !== undefined && at !== 'closed' && <Wizard at={at} />}
    </div>
  )
}

const STEPS = ['stepDomain', 'stepRecords', 'stepCertificate', 'stepDone'] as const

function stepOf({ domain }: AtDomain, isTyping: boolean): number {
  if (!domain || isTyping) return 0
  if (domain.state === 'connected') return isPadlockAwaited(domain) ? 2 : 3
  return isReady(domain) ? 2 : 1
}

function Wizard({ at }: { readonly at: AtDomain }) {
  const [isTyping, setTyping] = useState(false)
  const [isReading, setReading] = useState(false)
  const known = stepOf(at, isTyping)
  // Who looks at the records again comes back by what is at the side of them.
  const step = known >= 2 && isReading ? 1 : known
  return (
    <main className={styles.main} data-step={step}>
      <Steps step={step} at={at} />
      {step === 0 && <DomainChoice at={at} done={() => setTyping(false)} />}
      {step === 1 && at.domain && (
        <Records
          at={at}
          domain={at.domain}
          other={() => setTyping(true)}
          back={known > step ? () => setReading(false) : undefined}
        />
      )}
      {step === 2 && at.domain && <CertificateStep at={at} domain={at.domain} showRecords={() => setReading(true)} />}
      {step === 3 && at.domain && <Connected at={at} domain={at.domain} showRecords={() => setReading(true)} />}
    </main>
  )
}

/** Where one is, as a list at the side; three bars above on phones. */
function Steps({ step, at: { say, domain } }: { readonly step: number; readonly at: AtDomain }) {
  const hints: Partial<Record<(typeof STEPS)[number], string | undefined>> = {
    stepDomain: domain?.name,
    stepRecords: say('stepRecordsWhere'),
  }
  return (
    <ol className={styles.steps} aria-label={say('steps')}>
      {STEPS.map((word, index) => (
        <li
          key={word}
          data-state={index < step || step === 3 ? 'done' : index === step ? 'now' : 'later'}
          aria-current={index === step ? 'step' : undefined}
        >
          <span className={styles.disc} aria-hidden="true">
            {index < step || step === 3 ? <Icon name="check" /> : index + 1}
          </span>
          <span className={styles.stepName}>
            {say(word)}
            {hints[word] && <small dir={word === 'stepDomain' ? 'ltr' : undefined}>{hints[word]}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
