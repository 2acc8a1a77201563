import type { ScheduleAnswer, ScheduleEntry } from '@mimar/contract'
import { requestsOf } from '../server/publishing.ts'
import { pageSchedules } from '../state/page-schedules.ts'
import { momentName } from '../words/moment-name.ts'
import { sayPart } from '../words/words.ts'
import { isLate } from './lateness.ts'
import { momentWords } from './moment-words.ts'
import { sayNotPublished } from './not-published.ts'
import { type Around, schedule } from './schedule.ts'

/** Keeps what is to be published at a moment, and tells what has come about since. */
export async function tellSchedules(around: Around, { schedule: entry, pages }: ScheduleAnswer): Promise<void> {
  await Promise.all([tell(around, entry), tellOfPages(around, pages)])
}

/** What is told of a page at its moment is loaded with the first that comes. */
async function tellOfPages(around: Around, pages: ScheduleAnswer['pages']): Promise<void> {
  const before = pageSchedules.getState().entries
  const isKnown = ({ page, endedAt }: (typeof pages)[number]) =>
    before.some((one) => one.page === page && one.endedAt === endedAt)
  const news = pages.filter((one) => one.outcome !== null && !isKnown(one))
  pageSchedules.setState({ entries: pages.filter(({ outcome }) => outcome !== 'published') })
  if (news.length > 0) await import('./page-news.ts').then(({ tellPageNews }) => tellPageNews(around, news))
}

async function tell({ editor, server, say: main }: Around, entry: ScheduleEntry | null): Promise<void> {
  const before = schedule.getState().entry
  if (entry?.outcome !== 'published') {
    schedule.setState({ entry })
    if (entry?.outcome && before?.endedAt !== entry.endedAt) tellBadNews({ editor, say: main }, entry)
    return
  }
  schedule.setState({ entry: null })
  const say = sayPart(momentWords, main.language)
  const { at, endedAt } = entry
  const times = { when: momentName(at, say.language), done: momentName(endedAt ?? at, say.language) }
  editor.notify(say(isLate(entry) ? 'scheduleLate' : 'schedulePublished', times))
  // It has been told; who may only look cannot make it forgotten.
  await requestsOf(server)
    .cancelSchedule()
    .catch(() => undefined)
}

function tellBadNews({ editor, say: main }: Pick<Around, 'editor' | 'say'>, entry: ScheduleEntry): void {
  const say = sayPart(momentWords, main.language)
  const offer = { label: say('show'), run: () => editor.show({ dialog: { kind: 'schedule' } }) }
  editor.notify(sayNotPublished(entry, say), 'warning', false, offer)
}
