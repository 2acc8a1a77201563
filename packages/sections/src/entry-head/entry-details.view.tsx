import { DETAIL_FIELDS } from '@mimar/fields'
import { detailSaid, factsInOrder, isTyped } from '../parts/detail.ts'
import { Text } from '../parts/text.view.tsx'
import type { EntryFact, ListDetail, ViewProps } from '../template.ts'
import type { entryHead } from './entry-head.ts'

type Props = ViewProps<(typeof entryHead)['fields'], (typeof entryHead)['id']>

/** What else there is to know: what the list asks of all its entries, and what this one says itself (size, beds, material). */
export function EntryDetails({ content: { facts, currency }, mark, section, site }: Props) {
  const shown = factsInOrder(facts, section.entryOf?.details ?? []).map((one) => ({
    ...one,
    said: detailSaid(one, site, currency),
  }))
  // What nobody has answered, or given a name yet, is asked on the canvas alone.
  const kept = shown.filter(({ detail, said }) => !detail || (said !== '' && detail.label !== '') || mark.keepsEmpty)
  if (kept.length === 0 && !mark.keepsEmpty) return null
  return (
    <dl className="entry-details" {...mark.list('facts')}>
      {kept.map(({ fact, detail, said }) => (
        <div key={fact.id} {...mark.item(`facts/${fact.id}`)}>
          {detail ? (
            <Asked {...{ fact, detail, said, mark }} />
          ) : (
            <>
              <Text as="dt" mark={mark} field={`facts/${fact.id}/label`} value={fact.label} />
              <Text as="dd" mark={mark} field={`facts/${fact.id}/value`} value={said} />
            </>
          )}
        </div>
      ))}
    </dl>
  )
}

interface AskedProps extends Pick<Props, 'mark'> {
  readonly fact: EntryFact
  readonly detail: ListDetail
  readonly said: string
}

/** Its name stands in the list, its value here: words and amounts are written where they stand, all else is chosen. */
function Asked({ fact, detail: { label, kind }, said, mark }: AskedProps) {
  return (
    <>
      <dt>{label}</dt>
      {isTyped(kind) ? (
        <Text as="dd" mark={mark} field={`facts/${fact.id}/${DETAIL_FIELDS[kind]}`} value={said} />
      ) : (
        <dd>{said || '–'}</dd>
      )}
    </>
  )
}
