import { type Closed, firstWeekdayIn, weekdayIn } from '@mimar/fields'
import { Day } from '../parts/day.view.tsx'
import { closedByHours, closedDaysOf } from '../questions/closed-days.ts'
import type { Question } from '../questions/questions.ts'
import type { RequestWords } from '../questions/request-words.ts'
import type { ViewProps } from '../template.ts'
import { hasFiles } from './files.view.tsx'
import type { requestForm } from './request-form.ts'

type Props = ViewProps<typeof requestForm.fields, typeof requestForm.id>

/** Whether a form asks for days on which somebody comes. */
export const hasDays = (questions: readonly Question[]) =>
  questions.some(({ kind }) => kind === 'DAY' || kind === 'STAY')

/** What the script of such a form needs to know, and to say. */
export function islandOf(questions: readonly Question[], { content, site }: Props, words: RequestWords) {
  const then = hasFiles(questions) ? 'request-form sent-files' : 'request-form'
  if (!hasDays(questions)) return { 'data-then': then }
  const { closedThen, dayAhead, dayUpTo, notPossible, earlierMonth, laterMonth, openThat, withinThat } = words
  const hasTimes = questions.some(({ hours }) => hours !== null)
  return {
    'data-then': `${then} calendar${hasTimes ? ' request-times' : ''}`,
    'data-week': firstWeekdayIn(site.language),
    ...(site.timeZone !== '' && { 'data-zone': site.timeZone }),
    'data-closed': JSON.stringify(closedDaysOf(content, site.hours)),
    'data-says': JSON.stringify({
      ...{ closedThen, dayAhead, dayUpTo, notPossible, earlierMonth, laterMonth },
      ...(hasTimes && { openThat, withinThat }),
    }),
  }
}

interface ClosedProps extends Props {
  readonly questions: readonly Question[]
  readonly words: RequestWords
}

/** Which days are not possible, for all who read them; the script of the form holds what is chosen against them. */
export function ClosedDays({ content, mark, site, words, questions }: ClosedProps) {
  const closed = closedDaysOf(content, site.hours)
  const byHours = closedByHours(closed)
  // Hours close no rooms: of a stay they say on which days nobody is there to open the door.
  const isForStays = questions.every(({ kind }) => kind !== 'DAY')
  const weekdays = isForStays ? closed.weekdays : [...closed.weekdays, ...byHours.weekdays].toSorted()
  const ofSite = isForStays ? [] : byHours.days
  const shown = content.closed.filter(({ from, until }) => from !== '' || until !== '' || mark.keepsEmpty)
  return (
    <>
      {(shown.length > 0 || weekdays.length + ofSite.length > 0 || mark.keepsEmpty) && (
        <div className="ask-closed">
          <span>{words.closedDays}</span>
          <ByRule weekdays={weekdays} days={ofSite} site={site} />
          <ul {...mark.list('closed')}>
            {shown.map(({ id, from, until }) => (
              <li key={id} {...mark.item(`closed/${id}`)}>
                {from === '' && until === '' ? '–' : <Span from={from || until} until={until || from} site={site} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isForStays && byHours.weekdays.length + byHours.days.length > 0 && (
        <div className="ask-closed">
          <span>{words.noArrival}</span>
          <ByRule {...byHours} site={site} />
        </div>
      )}
    </>
  )
}

function ByRule({ weekdays, days, site }: Pick<Closed, 'weekdays' | 'days'> & Pick<Props, 'site'>) {
  if (weekdays.length + days.length === 0) return null
  return (
    <ul>
      {weekdays.map((day) => (
        <li key={day}>{weekdayIn(day, site.language)}</li>
      ))}
      {days.map(({ from, until }) => (
        <li key={from}>
          <Span from={from} until={until} site={site} />
        </li>
      ))}
    </ul>
  )
}

/** One day, or the first and the last of several. */
function Span({ from, until, site }: { readonly from: string; readonly until: string } & Pick<Props, 'site'>) {
  return (
    <bdi>
      <Day value={from} site={site} />
      {until !== from && ' – '}
      {until !== from && <Day value={until} site={site} />}
    </bdi>
  )
}
