import type { SaySection } from '../words/sections.ts'
import { CATEGORIES, type Offer, type OfferCategory } from './offers.ts'
import styles from './picker.module.css'

interface SideProps {
  readonly say: SaySection
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

/** Which keys do what, and why the pictures look as they do. */
export function PickerFoot({ say }: { readonly say: SaySection }) {
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
