import { DETAIL_FIELDS } from '@mimar/fields'
import { detailSaid, factsInOrder, isOwnWay, numberSaid } from '../parts/detail.ts'
import { Photo } from '../parts/photo.view.tsx'
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
  const isSaid = ({ fact, said }: (typeof shown)[number]) => said !== '' || fact.picture !== null
  const kept = shown.filter((one) => !one.detail || (isSaid(one) && one.detail.label !== '') || mark.keepsEmpty)
  if (kept.length === 0 && !mark.keepsEmpty) return null
  return (
    <dl className="entry-details" {...mark.list('facts')}>
      {kept.map(({ fact, detail, said }) => (
        <div key={fact.id} {...mark.item(`facts/${fact.id}`)}>
          {detail ? (
            <Asked {...{ fact, detail, said, mark, site }} />
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

interface AskedProps extends Pick<Props, 'mark' | 'site'> {
  readonly fact: EntryFact
  readonly detail: ListDetail
  readonly said: string
}

/** Its name stands in the list, its value here: words, amounts and pictures stand where they are changed, all else is chosen. */
function Asked(props: AskedProps) {
  return (
    <>
      <dt>{props.detail.label}</dt>
      <Answer {...props} />
    </>
  )
}

function Answer({ fact, detail: { kind, unit = '' }, said, mark, site }: AskedProps) {
  const field = `facts/${fact.id}/${DETAIL_FIELDS[kind]}`
  switch (kind) {
    case 'TEXT':
    case 'PRICE':
      return <Text as="dd" mark={mark} field={field} value={said} />
    case 'NUMBER':
      return (
        <dd>
          <bdi>
            <Text as="span" mark={mark} field={field} value={numberSaid(fact, site.language)} />
            {(fact.amount !== null || mark.keepsEmpty) && unit !== '' && `\u00a0${unit}`}
          </bdi>
        </dd>
      )
    case 'PICTURE':
      return (
        <dd>
          <Photo picture={fact.picture} mark={mark} field={field} className="entry-detail-picture" sizes="360px" />
        </dd>
      )
    case 'LINK':
      return (
        <dd>
          {said === '' ? (
            '–'
          ) : (
            <a {...site.link(fact.address)}>
              <bdi>{said}</bdi>
            </a>
          )}
        </dd>
      )
    case 'SAME':
    case 'DAY':
    case 'YES_NO':
      return <dd>{isOwnWay(kind) && said !== '' ? <bdi>{said}</bdi> : said || '–'}</dd>
    default:
      return kind satisfies never
  }
}
