import { dayIn, hoursIn, monthIn, priceIn, weekdayIn } from '@mimar/fields'
import { Button } from '../parts/buttons.view.tsx'
import { Day } from '../parts/day.view.tsx'
import { Photo } from '../parts/photo.view.tsx'
import { seatsIn, seatsOf } from '../parts/seats.ts'
import { Text } from '../parts/text.view.tsx'
import type { ViewProps } from '../template.ts'
import type { eventList } from './event-list.ts'

type Props = ViewProps<(typeof eventList)['fields'], (typeof eventList)['id']>

type EventItem = Props['content']['events'][number]

interface RowProps extends Props {
  readonly event: EventItem
  /** The moment at which it is over, for the script. */
  readonly ends: string | undefined
}

/** One event: its day as a figure, what it is, what there is to know, and the way there. */
export function EventRow({ event, ends, content, mark, section, site }: RowProps) {
  const path = `events/${event.id}`
  return (
    <li data-ends={ends} data-cancelled={event.isCancelled ? '' : undefined} {...mark.item(path)}>
      <Figure {...{ event, site }} />
      <Photo
        picture={event.image}
        mark={mark}
        field={`${path}/image`}
        sizes="(max-width: 600px) 80vw, 160px"
        className="event-photo"
      />
      <div className="event-text">
        <Text
          as={content.title === '' && !section.isFirst ? 'h2' : 'h3'}
          className="minor"
          mark={mark}
          field={`${path}/name`}
          value={event.name}
        />
        <p className="event-line">
          <Weekday {...{ event, site }} />
          <Text as="span" mark={mark} field={`${path}/hours`} value={hoursIn(event.hours, site.language)} />
          <Text as="span" mark={mark} field={`${path}/place`} value={event.place} />
        </p>
        <Text as="p" className="event-note" mark={mark} field={`${path}/note`} value={event.note} />
      </div>
      <div className="event-facts">
        <Seats {...{ event, site }} />
        <Text
          as="p"
          className="event-price"
          mark={mark}
          field={`${path}/price`}
          value={event.price === null ? '' : priceIn(event.price, site.language, content.currency)}
        />
      </div>
      <div className="event-way">
        <Button
          text={event.buttonText}
          address={event.buttonUrl}
          type={event.isBookedOut || event.isCancelled ? 'secondary' : 'primary'}
          textField={`${path}/buttonText`}
          mark={mark}
          site={site}
        />
      </div>
    </li>
  )
}

type Part = Pick<RowProps, 'event' | 'site'>

function Figure({ event: { day }, site }: Part) {
  if (day === '') return <p className="event-day">–</p>
  return (
    <time className="event-day" dateTime={day}>
      <b>{day.slice(-2)}</b> <span>{monthIn(day, site.language)}</span>
    </time>
  )
}

/** Of what goes on for several days, the last one. */
function Weekday({ event: { day, until }, site }: Part) {
  if (day === '') return null
  if (until > day)
    return (
      <span>
        {dayIn(day, site.language, 'near')} – <Day value={until} site={site} style="near" />
      </span>
    )
  return <span>{weekdayIn(new Date(day).getUTCDay(), site.language)}</span>
}

function Seats({ event, site: { words } }: Part) {
  const said = seatsIn(seatsOf(event), words)
  return said === '' ? null : <p className="event-seats">{said}</p>
}
