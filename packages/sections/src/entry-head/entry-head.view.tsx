import { hoursIn, priceIn } from '@mimar/fields'
import type { EntryKind } from '../entry-kinds.ts'
import { Buttons } from '../parts/buttons.view.tsx'
import { Day } from '../parts/day.view.tsx'
import { headingOf } from '../parts/heading.ts'
import { Photo } from '../parts/photo.view.tsx'
import { seatsIn, seatsOf } from '../parts/seats.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView, ViewProps } from '../template.ts'
import { EntryDetails } from './entry-details.view.tsx'
import type { entryHead } from './entry-head.ts'

export const EntryHead: SectionView<typeof entryHead> = (props) => {
  const { content, mark, section, site } = props
  const { layout } = content
  return (
    <Shell
      className="entry-head veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
      layout={layout === 'MARGIN' ? undefined : layout}
    >
      <div className="wrap">
        <Trail {...props} />
        <div className="entry-frame">
          <div className="entry-words">
            <Text
              as={headingOf(section)}
              mark={mark}
              field="title"
              value={content.title}
              align={content.titleAlignment}
            />
            <Text
              as="p"
              className="lead"
              mark={mark}
              field="paragraph"
              value={content.paragraph}
              align={content.paragraphAlignment}
            />
          </div>
          <div className="entry-margin">
            <Facts {...props} />
            <EntryDetails {...props} />
            <Buttons buttons={content.buttons} mark={mark} site={site} />
          </div>
          <Photo
            picture={content.image}
            mark={mark}
            field="image"
            className="entry-picture"
            sizes={layout === 'WIDE' ? '(max-width: 1440px) 92vw, 1280px' : '(max-width: 900px) 90vw, 820px'}
            isFirstView={section.isFirst}
          />
        </div>
      </div>
    </Shell>
  )
}

type Props = ViewProps<(typeof entryHead)['fields'], (typeof entryHead)['id']>

/** The way back to the list. */
function Trail({ section: { entryOf }, site }: Props) {
  if (!entryOf || entryOf.name === '') return null
  return (
    <p className="entry-trail">
      <a href={site.link(entryOf.link).href}>{entryOf.name}</a>
    </p>
  )
}

type Fact = 'topic' | 'hours' | 'place' | 'author' | 'price'

/** What each kind is asked for on the canvas; what is said is shown whatever the kind. */
const ASKED: { readonly [Kind in EntryKind]: readonly Fact[] } = {
  NEWS: ['topic', 'author'],
  EVENTS: ['topic', 'hours', 'place', 'price'],
  ROOMS: ['price'],
  DISHES: ['topic', 'price'],
  PROJECTS: ['topic', 'place'],
  PEOPLE: ['topic'],
  JOBS: ['topic', 'place'],
  QUESTIONS: ['topic'],
  OTHER: ['topic'],
}

function Facts({ content, mark, section, site }: Props) {
  const { day, until, price, currency } = content
  const asked = ASKED[section.entryOf?.kind ?? 'OTHER']
  const values: { readonly [Name in Fact]: string } = {
    ...{ topic: content.topic, place: content.place, author: content.author },
    hours: hoursIn(content.hours, site.language),
    price: price === null ? '' : priceIn(price, site.language, currency),
  }
  const fact = (field: Fact) =>
    (values[field] !== '' || asked.includes(field)) && (
      <Text as="p" className={`entry-${field}`} mark={mark} field={field} value={values[field]} />
    )
  const seats = seatsIn(seatsOf(content), site.words)
  const { topicLink = null } = section.entryOf ?? {}
  return (
    <>
      {topicLink === null || values.topic === '' || mark.keepsEmpty ? (
        fact('topic')
      ) : (
        <p className="entry-topic">
          <a href={site.link(topicLink).href} {...mark('topic')}>
            {values.topic}
          </a>
        </p>
      )}
      {day !== '' && (
        <p className="entry-when">
          <Day value={day} site={site} />
          {until > day && (
            <>
              {' – '}
              <Day value={until} site={site} />
            </>
          )}
        </p>
      )}
      {fact('hours')}
      {fact('place')}
      {fact('author')}
      {fact('price')}
      {seats !== '' && <p className="entry-seats">{seats}</p>}
    </>
  )
}
