import { telOf } from '@mimar/fields'
import { Button } from '../parts/buttons.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { ViewProps } from '../template.ts'
import type { placeList } from './place-list.ts'
import type { PlaceMap } from './place-map.ts'
import { PlaceWeek } from './place-week.view.tsx'

type Props = ViewProps<(typeof placeList)['fields'], (typeof placeList)['id']>

interface RowProps extends Props {
  readonly place: Props['content']['places'][number]
  readonly number: number
  readonly map: PlaceMap | undefined
}

/** One place: all that leads there is said in its row, with or without the map. */
export function PlaceRow(props: RowProps) {
  const { place, number, content, mark, section } = props
  const path = `places/${place.id}`
  return (
    <li {...mark.item(path)}>
      <span className="place-number" aria-hidden="true">
        {number}
      </span>
      <div className="place-text">
        <Text
          as={content.title === '' && !section.isFirst ? 'h2' : 'h3'}
          className="minor"
          mark={mark}
          field={`${path}/name`}
          value={place.name}
        />
        <Text as="p" mark={mark} field={`${path}/address`} value={place.address} />
        <p className="place-line">
          <Text as="strong" mark={mark} field={`${path}/openText`} value={place.openText} />
          <Phone {...props} path={path} />
        </p>
        <PlaceWeek week={place.week} path={path} mark={mark} site={props.site} />
        <Ways {...props} path={path} />
      </div>
    </li>
  )
}

type PartProps = RowProps & { readonly path: string }

function Phone({ place: { phone }, mark, path }: PartProps) {
  if (phone === '' && !mark.keepsEmpty) return null
  return (
    <a href={telOf(phone) || undefined} {...mark(`${path}/phone`)} dir="ltr">
      {phone}
    </a>
  )
}

function Ways({ place, content, map, mark, path, site }: PartProps) {
  const { words } = site
  return (
    <div className="place-ways">
      <Button
        text={place.buttonText}
        address={place.buttonUrl}
        type="secondary"
        textField={`${path}/buttonText`}
        mark={mark}
        site={site}
      />
      {map && map.route !== '' && (
        <a className="place-way" aria-label={`${words.route}: ${place.name}`} {...site.link(map.route)}>
          {words.route}
        </a>
      )}
      {map && content.showsMap && (
        <a
          className="place-way"
          aria-label={`${words.showMap}: ${place.name}`}
          {...site.link(map.page)}
          data-map={map.embed}
          data-then="places"
        >
          {words.showMap}
        </a>
      )}
    </div>
  )
}
