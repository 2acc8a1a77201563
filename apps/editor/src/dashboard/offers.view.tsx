import type { OpenOffer } from '@mimar/contract'
import { useMemo, useRef } from 'react'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { sayPart } from '../words/words.ts'
import own from './invitations.module.css'
import { offerWords } from './offer-words.ts'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly offers: readonly OpenOffer[]
  /** Told of the site that is theirs now; of none where one was declined. */
  readonly answered: (site?: string) => void
}

/** Sites that their owners offer: nothing of them opens before one takes it. */
export function Offers({ offers, answered }: Props) {
  const { server, tell, say: home } = useHome()
  const say = useMemo(() => sayPart(offerWords, home.language), [home.language])
  const refused = useRefusal()
  const list = useRef<HTMLUListElement>(null)
  const format = new Intl.DateTimeFormat(`${home.language}-u-nu-latn`, { dateStyle: 'long' })
  const take = ({ site, siteName }: OpenOffer) =>
    void server.takeSite(site).then(() => {
      tell(say('taken', { site: siteName }))
      answered(site)
    }, refused)
  const decline = ({ site, siteName }: OpenOffer) => {
    // The heading stays when the row is gone.
    const heading = list.current?.closest('main')?.querySelector('h1')
    void server.declineOffer(site).then(() => {
      tell(say('declined', { site: siteName }))
      answered()
      heading?.focus()
    }, refused)
  }
  return (
    <ul ref={list} className={own.invitations} aria-label={say('offers')}>
      {offers.map((offer) => {
        const isNamed = !offer.by.endsWith('@localhost')
        const named = { site: `\u2068${offer.siteName}\u2069`, date: format.format(new Date(offer.expiresAt)) }
        const id = `offer-${offer.site}`
        return (
          <li key={offer.site} className={own.invitation} data-offer={offer.site}>
            <p id={id}>
              {isNamed ? say('offersYou', { ...named, who: `\u2068${offer.by}\u2069` }) : say('isOffered', named)}
            </p>
            <div>
              <button type="button" className={styles.primary} aria-describedby={id} onClick={() => take(offer)}>
                {say('take')}
              </button>
              <button type="button" className={styles.secondary} aria-describedby={id} onClick={() => decline(offer)}>
                {say('decline')}
              </button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
