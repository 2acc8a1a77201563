import { Form, FormField } from '../parts/form.view.tsx'
import { formShapes } from '../parts/form-shapes.ts'
import { headingOf } from '../parts/heading.ts'
import { Icon } from '../parts/icon.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { IconShape, SectionView } from '../template.ts'
import { eventDate } from './event-date.ts'
import type { rsvp } from './rsvp.ts'

export const Rsvp: SectionView<typeof rsvp> = ({ content, mark, section, site }) => {
  const { words, events, language } = site
  const event = events.find(({ id }) => id === section.eventId) ?? events[0]
  const Heading = headingOf(section)
  const { buttonText, thanks } = content
  const form = { section, site, mark, buttonText, thanks, fallback: words.reply, phone: '' }
  const { name, email, message } = content.placeholders
  return (
    <Shell
      className="rsvp veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap grid">
        <div className="rsvp-words">
          <Text
            as={event ? 'p' : Heading}
            className="rsvp-title"
            mark={mark}
            field="title"
            value={content.title}
            align={content.titleAlignment}
          />
          {event && (
            <>
              <Heading>{event.name}</Heading>
              <p>{event.text}</p>
              <dl className="details">
                <Fact name={words.when} shape={formShapes.calendar} value={eventDate(event.date, language)} />
                <Fact name={words.where} shape={formShapes.mapPin} value={event.place} />
              </dl>
            </>
          )}
        </div>
        <Form {...form} className="rsvp-form">
          <Attendance section={section.id} words={words} />
          <FormField section={section} mark={mark} name="name" label={name || words.enterName} />
          <FormField section={section} mark={mark} name="email" label={email || words.enterEmail} />
          <FormField section={section} mark={mark} name="message" label={message || words.enterMessage} />
          {/* What a reply has beside a message: the event it is for. */}
          <input type="hidden" name="event" value={event?.id ?? 'event'} />
        </Form>
      </div>
    </Shell>
  )
}

function Fact({ name, shape, value }: { readonly name: string; readonly shape: IconShape; readonly value: string }) {
  if (value === '') return null
  return (
    <div>
      <dt>
        <Icon shape={shape} />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

interface AttendanceProps {
  readonly section: string
  readonly words: { readonly [W in 'yourReply' | 'willCome' | 'cannotCome' | 'guests']: string }
}

/** Whether somebody comes, and with how many. */
function Attendance({ section, words }: AttendanceProps) {
  return (
    <>
      <fieldset className="rsvp-answer">
        <legend>{words.yourReply}</legend>
        <label>
          <input type="radio" name="attending" value="yes" defaultChecked />
          {words.willCome}
        </label>
        <label>
          <input type="radio" name="attending" value="no" />
          {words.cannotCome}
        </label>
      </fieldset>
      <p className="rsvp-guests">
        <label htmlFor={`${section}-guests`}>{words.guests}</label>
        <input id={`${section}-guests`} name="guests" type="number" min={1} max={99} defaultValue={1} dir="ltr" />
      </p>
    </>
  )
}
