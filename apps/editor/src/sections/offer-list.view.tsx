import type { ComposedSection } from '@mimar/render'
import { type KeyboardEvent, memo, useId } from 'react'
import { gridStep } from '../kit/grid-walking.ts'
import { Icon } from '../kit/icon.view.tsx'
import type { Offer } from './offers.ts'
import styles from './picker.module.css'
import { Thumbnail } from './thumbnail.view.tsx'

interface Draw {
  /** What is drawn has arrived. */
  readonly isReady: boolean
  readonly compose: (offer: Offer) => readonly ComposedSection[]
  readonly dress: (page: Document, offer: Offer) => void
}

interface Props {
  readonly label: string
  /** All, in an order that stays: a thumbnail that moved would have to be drawn again. */
  readonly offers: readonly Offer[]
  readonly shown: readonly Offer[]
  readonly draw: Draw
  readonly choose: (offer: Offer) => void
}

/** The templates as pictures: one tab stop, arrows in both directions, Enter takes one. */
export function OfferList({ label, offers, shown, draw, choose }: Props) {
  const first = firstOf(shown)
  return (
    <div className={styles.list} role="listbox" aria-label={label} onKeyDown={walked}>
      {offers.map((offer) => (
        <Option
          key={offer.template.id}
          offer={offer}
          draw={draw}
          isFirst={offer === first}
          rank={shown.indexOf(offer)}
          choose={choose}
        />
      ))}
    </div>
  )
}

/** The one that Enter takes from the search field. */
export function firstOf(shown: readonly Offer[]): Offer | undefined {
  return shown.find(({ reason }) => reason === undefined) ?? shown[0]
}

interface OptionProps {
  readonly offer: Offer
  readonly draw: Draw
  readonly isFirst: boolean
  /** Where it stands among those shown; -1 where it is not. */
  readonly rank: number
  readonly choose: (offer: Offer) => void
}

function Option({ offer, draw, isFirst, rank, choose }: OptionProps) {
  const { template, name, reason } = offer
  const id = useId()
  return (
    <div
      role="option"
      aria-selected={isFirst}
      aria-disabled={reason !== undefined}
      aria-labelledby={reason === undefined ? `${id}name` : `${id}name ${id}why`}
      tabIndex={isFirst ? 0 : -1}
      hidden={rank < 0}
      style={{ order: rank }}
      className={styles.option}
      data-offer={template.id}
      onClick={() => choose(offer)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        choose(offer)
      }}
    >
      <Drawn offer={offer} draw={draw} />
      <span id={`${id}name`} className={styles.name}>
        {name}
      </span>{' '}
      {reason !== undefined && (
        <span id={`${id}why`} className={styles.reason}>
          <Icon name="alertCircle" />
          {reason}
        </span>
      )}
    </div>
  )
}

/** Typing in the search field draws no thumbnail again. */
const Drawn = memo(
  ({ offer, draw }: { readonly offer: Offer; readonly draw: Draw }) =>
    draw.isReady ? (
      <Thumbnail compose={() => draw.compose(offer)} dress={(page) => draw.dress(page, offer)} />
    ) : (
      <div className={styles.thumbnail} />
    ),
  (before, after) => before.offer.template === after.offer.template && before.draw === after.draw,
)

/** Arrows walk the options as they stand, and lead from the first line back to the search. */
function walked(event: KeyboardEvent<HTMLElement>): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]:not([hidden])')].sort(
    (one, other) => Number(one.style.order) - Number(other.style.order),
  )
  const at = options.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const step = gridStep(event.key, at, options)
  if (step === undefined) {
    // Letters go on with the search.
    if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) searchField(event)?.focus()
    return
  }
  event.preventDefault()
  const next = options[at + step]
  if (next) next.focus()
  else if (event.key === 'ArrowUp') searchField(event)?.focus()
}

function searchField({ currentTarget }: KeyboardEvent<HTMLElement>): HTMLInputElement | null {
  return currentTarget.closest('dialog')?.querySelector('input[type=search]') ?? null
}
