import type { ComplaintCase } from '@mimar/contract'
import { addressOf } from '@mimar/contract/client'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { Still } from '../home/still.view.tsx'
import type { PartSay } from '../words/words.ts'
import type { complaintWords } from './complaint-words.ts'
import own from './complaints.module.css'
import { DecisionForm } from './decision-form.view.tsx'
import styles from './host.module.css'
import { momentOf } from './times.ts'

interface Props {
  readonly complaint: ComplaintCase
  readonly say: PartSay<(typeof complaintWords)['en']>
  readonly changed: () => void
}

/** One complaint: the words, the page as it was, what the owner says, and the decision. */
export function CaseView({ complaint, say, changed }: Props) {
  const { language } = useHome().say
  const { id, site, siteName, address, name, email, text, at, hasPage, case: decided } = complaint
  return (
    <article className={own.parts} data-complaint={id}>
      <header className={own.about}>
        <div>
          <h2>
            <bdi>{siteName}</bdi>
          </h2>
          <p dir="ltr">{new URL(address).host}</p>
        </div>
        <a className={home.secondary} href={address} target="_blank" rel="noopener noreferrer">
          {say('openPage')}
        </a>
      </header>
      <div className={own.facts}>
        <section className={`${styles.card} ${own.part}`}>
          <p className={own.line}>
            <strong>
              <bdi>{decided?.isOwn ? say('byHost') : name}</bdi>
            </strong>
            <small>{momentOf(at, language)}</small>
          </p>
          {decided?.isOwn ? (
            <p className={own.text}>{say('byHostHow')}</p>
          ) : (
            <>
              <p dir="ltr" className={own.email}>
                {email}
              </p>
              <p dir="auto" className={own.text}>
                {text}
              </p>
            </>
          )}
        </section>
        {decided?.answer != null && (
          <section className={`${styles.card} ${own.part}`}>
            <h3>{say('ownerSays')}</h3>
            <p dir="auto" className={own.text}>
              {decided.answer}
            </p>
          </section>
        )}
        <section className={`${styles.card} ${own.part}`}>
          <h3>{say('asItWas')}</h3>
          {hasPage ? (
            <Still
              src={addressOf('GET /host/complaints/:complaint/still', { at: { complaint: id } })}
              name={`${say('asItWas')}: ${site}`}
            />
          ) : (
            <p>{say('noPage')}</p>
          )}
        </section>
      </div>
      <DecisionForm complaint={complaint} say={say} changed={changed} />
    </article>
  )
}
