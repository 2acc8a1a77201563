import type { SayPicker } from '../words/picker.ts'
import { CATEGORIES, type Offer, type OfferCategory } from './offers.ts'
import styles from './picker.module.css'
import type { Shown } from './use-offers.ts'

interface SideProps {
  readonly say: SayPicker
  readonly offers: readonly Offer[]
  readonly category: OfferCategory | 'all'
  readonly choose: (category: OfferCategory | 'all') => void
}

/** The kinds of sections with how many there are of each. */
export function PickerSide({ say, offers, category, choose }: SideProps) {
  const count = (kind: OfferCategory | 'all') =>
    kind === 'all' ? offers.length : offers.filter((offer) => offer.category === kind).length
  return (
    <nav className={styles.side} aria-label={say('categories')}>
      {(['all', ...CATEGORIES] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.kind}
          aria-pressed={kind === category}
          data-kind={kind}
          onClick={() => choose(kind)}
        >
          <span>{say(kind)}</span>
          <span className={styles.count}>{count(kind)}</span>
        </button>
      ))}
    </nav>
  )
}

interface HeadProps {
  readonly say: SayPicker
  readonly shown: Shown
  readonly query: string
}

/** What was found, for screen readers; where nothing is called so, what stands there instead, for everybody. */
export function PickerHead({ say, shown, query }: HeadProps) {
  const isMissed = shown.as !== 'found'
  const names = new Intl.ListFormat(say.language, { type: 'unit' }).format(shown.offers.map(({ name }) => name))
  return (
    <>
      <p className={styles.none} role="status" data-nothing={isMissed ? '' : undefined}>
        {isMissed ? say('nothing', { q: query }) : say('found', { n: shown.offers.length })}
        {isMissed && <span className={styles.told}>{` ${say(shown.as)}: ${names}`}</span>}
      </p>
      {isMissed && <h3 className={styles.nearest}>{say(shown.as)}</h3>}
    </>
  )
}

/** Which keys do what, and why the pictures look as they do. */
export function PickerFoot({ say }: { readonly say: SayPicker }) {
  return (
    <div className={styles.foot}>
      <span className={styles.keys}>
        <kbd dir="ltr">←↑→↓</kbd> {say('choose')}
        <kbd>↵</kbd> {say('addHere')}
        <kbd>Esc</kbd> {say('close')}
      </span>
      <span>{say('inYourLook')}</span>
    </div>
  )
}
