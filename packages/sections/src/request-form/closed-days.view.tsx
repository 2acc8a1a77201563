import { firstWeekdayIn, weekdayIn } from '@mimar/fields'
import { Day } from '../parts/day.view.tsx'
import { closedDaysOf } from '../questions/closed-days.ts'
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
  const { closedThen, dayAhead, dayUpTo, notPossible, earlierMonth, laterMonth } = words
  return {
    'data-then': `${then} calendar`,
    'data-week': firstWeekdayIn(site.language),
    'data-closed': JSON.stringify(closedDaysOf(content, site.hours)),
    'data-says': JSON.stringify({ closedThen, dayAhead, dayUpTo, notPossible, earlierMonth, laterMonth }),
  }
}

/** Which days are not possible, for all who read them; the script of the form holds what is chosen against them. */
export function ClosedDays({ content, mark, site, words }: Props & { readonly words: RequestWords }) {
  const own = closedDaysOf(content, null)
  const { weekdays, days } = closedDaysOf(content, site.hours)
  const ofSite = days.slice(own.days.length)
  const shown = content.closed.filter(({ from, until }) => from !== '' || until !== '' || mark.keepsEmpty)
  if (shown.length === 0 && weekdays.length + ofSite.length === 0 && !mark.keepsEmpty) return null
  return (
    <div className="ask-closed">
      <span>{words.closedDays}</span>
      {weekdays.length + ofSite.length > 0 && (
        <ul>
          {weekdays.map((day) => (
            <li key={day}>{weekdayIn(day, site.language)}</li>
          ))}
          {ofSite.map(({ from, until }) => (
            <li key={from}>
              <Span from={from} until={until} site={site} />
            </li>
          ))}
        </ul>
      )}
      <ul {...mark.list('closed')}>
        {shown.map(({ id, from, until }) => (
          <li key={id} {...mark.item(`closed/${id}`)}>
            {from === '' && until === '' ? '–' : <Span from={from || until} until={until || from} site={site} />}
          </li>
        ))}
      </ul>
    </div>
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
