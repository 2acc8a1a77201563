import type { OfferAnswer, SiteEntry } from '@mimar/contract'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { EmailField } from '../home/labelled-field.view.tsx'
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
  return (
    <AlertQuestion title={say('title', { site: site.name })} close={close}>
      <section className={own.part} data-hand-over={site.id}>
        <h3>{say('toPerson')}</h3>
        <p>{say('toPersonHow')}</p>
        <ToPerson site={site} say={say} />
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

function ToPerson({ site, say }: ToPersonProps) {
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
  if (offer === null) return <OfferForm site={site} say={say} offered={setOffer} />
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

function OfferForm({
  site,
  say,
  offered,
}: ToPersonProps & { readonly offered: (offer: OfferAnswer['offer']) => void }) {
  const { server, tell } = useHome()
  const refused = useRefusal()
  const [isBusy, setBusy] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email')).trim()
    setBusy(true)
    server
      .offerSite(site.id, { email, stays: form.get('stays') === 'on' })
      .then((answer) => {
        tell(say('offered', { site: site.name, email: `\u2068${email}\u2069` }))
        offered(answer.offer)
      }, refused)
      .finally(() => setBusy(false))
  }
  return (
    <form onSubmit={submit}>
      <EmailField label={say('email')} name="email" />
      <label className={own.check}>
        <input type="checkbox" name="stays" defaultChecked />
        {say('stay')}
      </label>
      <button type="submit" className={styles.primary} aria-busy={isBusy}>
        {say('offer')}
      </button>
    </form>
  )
}
