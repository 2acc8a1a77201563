import { telOf } from '@mimar/fields'
import { Icon } from '../parts/icon.view.tsx'
import { Photo } from '../parts/photo.view.tsx'
import { shapes } from '../parts/shapes.ts'
import { Text } from '../parts/text.view.tsx'
import type { ViewProps } from '../template.ts'
import { initialsOf } from './initials.ts'
import type { teamGrid } from './team-grid.ts'

type Props = ViewProps<(typeof teamGrid)['fields'], (typeof teamGrid)['id']>

interface PersonProps extends Props {
  readonly person: Props['content']['people'][number]
}

/** How wide a picture stands, by layout. */
const SIZES = {
  GRID: '(max-width: 600px) 44vw, (max-width: 1440px) 28vw, 400px',
  ROWS: '(max-width: 600px) 30vw, 200px',
  COMPACT: '72px',
} as const

/** The same where their owner chose the columns. */
const WIDE = {
  1: '(max-width: 1440px) 92vw, 1280px',
  2: '(max-width: 1440px) 46vw, 640px',
  3: SIZES.GRID,
  4: SIZES.GRID,
} as const

/** One of them; all that is known stands there, whatever the layout. */
export function Person(props: PersonProps) {
  const { person, content, mark } = props
  const path = `people/${person.id}`
  return (
    <li {...mark.item(path)}>
      <Face {...props} />
      <div className="person-who">
        <Text
          as={content.title === '' ? 'h2' : 'h3'}
          className="minor"
          mark={mark}
          field={`${path}/name`}
          value={person.name}
        />
        <Text as="p" className="person-work" mark={mark} field={`${path}/work`} value={person.work} />
      </div>
      <div className="person-more">
        <Text as="p" className="person-about" mark={mark} field={`${path}/about`} value={person.about} />
        <Languages {...props} />
        <Ways {...props} />
      </div>
    </li>
  )
}

/** A portrait, or the initials of who has none: never a drawn face. */
function Face({ person, content, mark, section, site }: PersonProps) {
  return (
    <div className="person-face">
      <Photo
        picture={person.image}
        mark={mark}
        field={`people/${person.id}/image`}
        sizes={content.layout === 'GRID' && section.columns ? WIDE[section.columns] : SIZES[content.layout]}
      />
      {person.image === null && person.name !== '' && (
        <span className="person-initials" aria-hidden="true">
          {initialsOf(person.name, site.language)}
        </span>
      )}
    </div>
  )
}

function Languages({ person, mark }: PersonProps) {
  if (person.languages === '' && !mark.keepsEmpty) return null
  return (
    <p className="person-languages">
      {person.languages !== '' && <Icon shape={shapes.world} />}
      <Text as="span" mark={mark} field={`people/${person.id}/languages`} value={person.languages} />
    </p>
  )
}

/** By phone and by mail, each a link of what is typed. */
function Ways({ person: { id, phone, email }, mark }: PersonProps) {
  const ways = [
    { field: 'phone', said: phone, address: telOf(phone) },
    { field: 'email', said: email, address: `mailto:${encodeURI(email.trim())}` },
  ].filter(({ said }) => said !== '' || mark.keepsEmpty)
  if (ways.length === 0) return null
  return (
    <p className="person-ways">
      {ways.map(({ field, said, address }) => (
        <a key={field} href={address || undefined} {...mark(`people/${id}/${field}`)} dir="ltr">
          {said}
        </a>
      ))}
    </p>
  )
}
