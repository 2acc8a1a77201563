// Event list, schedule.
import { endOf } from '../parts/event-end.ts'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { eventList } from './event-list.ts'
import { EventRow } from './event-row.view.tsx'

export const EventList: SectionView<typeof eventList> = (props) => {
  const { content, mark, section, site } = props
  const { events, nothingText } = content
  const hasEnds = events.some(({ day }) => day !== '')
  return (
    <Shell
      className="event-list veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap" data-island={hasEnds ? 'events' : undefined}>
        <SectionHead mark={mark} section={section} content={content} />
        <ul className="event-rows" {...mark.list('events')}>
          {events.map((event) => (
            <EventRow key={event.id} {...props} event={event} ends={endOf(event, site.timeZone)} />
          ))}
        </ul>
        {/* The script shows it once all of them are over. */}
        <div className="event-nothing" hidden={events.length > 0 && !mark.keepsOpen}>
          <Text as="p" mark={mark} field="nothingText" value={nothingText || site.words.noEvents} />
        </div>
      </div>
    </Shell>
  )
}
