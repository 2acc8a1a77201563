import { Text } from '../parts/text.view.tsx'
import type { ResolvedContent, ViewProps } from '../template.ts'
import type { entryList } from './entry-list.ts'

interface Props extends Pick<ViewProps<(typeof entryList)['fields']>, 'mark'> {
  readonly details: ResolvedContent<(typeof entryList)['fields']>['details']
}

/** What its owner has all entries say, by name: written here once for all, and read on the pages of the entries. */
export function ListDetails({ details, mark }: Props) {
  if (!mark.keepsOpen || details.length === 0) return null
  return (
    <ul className="entry-asked" {...mark.list('details')}>
      {details.map(({ id, label, kind, unit }) => (
        <li key={id} {...mark.item(`details/${id}`)}>
          <Text as="span" mark={mark} field={`details/${id}/label`} value={label} />
          {kind === 'NUMBER' && (
            <>
              {' · '}
              <Text as="span" mark={mark} field={`details/${id}/unit`} value={unit} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
