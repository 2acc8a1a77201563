import type { OfferAnswer, SiteEntry } from '@mimar/contract'
import { useEffect, useMemo, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { EmailField } from '../home/labelled-field.view.tsx'
import { ActQuestion } from '../proof/act-question.view.tsx'
import { type PartSay, sayPart } from '../words/words.ts'
import own from './lead-on.module.css'
import { type OfferWords, offerWords } from './offer-words.ts'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly site: SiteEntry
  readonly close: () => void
  /** Goes on to the dialog of that step. */
  readonly goOn: (step: 'export' | 'archive') => void
}

/** The two ways a site leaves its owner: to a person of this installation, or to another one. */
export function HandOver({ site, close, goOn }: Props) {
  const { language } = useHome().say
  const say = useMemo(() => sayPart(offerWords, language), [language])
  const [isOffering, setOffering] = useState(false)
  if (isOffering) return <OfferQuestion site={site} say={say} close={() => setOffering(false)} />
  return (
    <AlertQuestion title={say('title', { site: site.name })} close={close}>
      <section className={own.part} data-hand-over={site.id}>
        <h3>{say('toPerson')}</h3>
        <ToPerson site={site} say={say} ask={() => setOffering(true)} />
      </section>
      <section className={own.part}>
        <h3>{say('toServer')}</h3>
        <ol>
          <li>
            <p>{say('stepExport')}</p>
            <button type="button" className={styles.secondary} onClick={() => goOn('export')}>
              {say('exportNow')}
            </button>
          </li>
          <li>
            <p>{say('stepImport')}</p>
          </li>
          <li>
            <p>{say('stepArchive')}</p>
            <button type="button" className={styles.secondary} onClick={() => goOn('archive')}>
              {say('archiveNow')}
            </button>
          </li>
        </ol>
      </section>
      <div className={styles.foot}>
        <button type="button" className={styles.secondary} onClick={close}>
          {say('close')}
        </button>
      </div>
    </AlertQuestion>
  )
}

interface ToPersonProps {
  readonly site: SiteEntry
  readonly say: PartSay<OfferWords>
}

function ToPerson({ site, say, ask }: ToPersonProps & { readonly ask: () => void }) {
  const { server, tell } = useHome()
  const refused = useRefusal()
  const [offer, setOffer] = useState<OfferAnswer['offer'] | undefined>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog stands for one site, which is read once
  useEffect(() => void server.readOffer(site.id).then((answer) => setOffer(answer.offer), refused), [])
  const withdraw = () =>
    void server.withdrawOffer(site.id).then(() => {
      tell(say('withdrawn', { site: site.name }))
      setOffer(null)
    }, refused)
  if (offer === undefined) return null
  if (offer === null) {
    return (
      <>
        <p>{say('toPersonHow')}</p>
        <button type="button" className={styles.secondary} onClick={ask}>
          {say('offer')}
        </button>
      </>
    )
  }
  const date = new Intl.DateTimeFormat(`${say.language}-u-nu-latn`, { dateStyle: 'long' }).format(
    new Date(offer.expiresAt),
  )
  return (
    <div className={own.waiting}>
      <p>{say('waiting', { email: `\u2068${offer.email}\u2069`, date })}</p>
      <button type="button" className={styles.secondary} onClick={withdraw}>
        {say('withdraw')}
      </button>
    </div>
  )
}

/** Who gets the site, what becomes of it, and who offers it: in one question. */
function OfferQuestion({ site, say, close }: ToPersonProps & { readonly close: () => void }) {
  const { server, tell } = useHome()
  const refused = useRefusal()
  const offer = (form: FormData) => {
    const email = String(form.get('email')).trim()
    return server.offerSite(site.id, { email, stays: form.get('stays') === 'on' }).then(() => {
      tell(say('offered', { site: site.name, email: `\u2068${email}\u2069` }))
      close()
    }, refused)
  }
  return (
    <ActQuestion
      {...{ title: say('title', { site: site.name }), undone: 'changed', close, perform: offer }}
      {...{ keep: say('close'), act: say('offer'), isHarmless: true }}
    >
      <p>{say('toPersonHow')}</p>
      <EmailField label={say('email')} name="email" />
      <label className={own.check}>
        <input type="checkbox" name="stays" defaultChecked />
        {say('stay')}
      </label>
    </ActQuestion>
  )
}
