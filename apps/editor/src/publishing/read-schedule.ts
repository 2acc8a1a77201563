import type { ScheduleAnswer } from '@mimar/contract'
import { fetchAside } from '../desk/patient.ts'
import { requestsOf } from '../server/publishing.ts'
import { pageSchedules } from '../state/page-schedules.ts'
import { type Around, schedule } from './schedule.ts'

/** Asks how it stands with the schedules of the site and its pages; what has come about since is told, by a part that comes where there are some. */
export async function readSchedule(around: Around): Promise<void> {
  const answer = await requestsOf(around.server).schedule()
  const { schedule: entry, pages, ...live } = answer
  learnLive(around.editor, live)
  const known = [schedule.getState().entry, ...pageSchedules.getState().entries]
  if ([entry, ...pages, ...known].every((one) => one === null)) return
  const { tellSchedules } = await fetchAside(() => import('./schedule-news.ts'))
  await tellSchedules(around, answer)
}

/** What visitors read may have changed in another window, or by the hand of another. */
function learnLive(editor: Around['editor'], live: Omit<ScheduleAnswer, 'schedule' | 'pages'>): void {
  const { opened, publishing } = editor.store.getState()
  if (!opened || publishing.kind === 'busy') return
  const isKnown = opened.publishedRevision === live.publishedRevision && opened.publishedAhead === live.publishedAhead
  if (!isKnown) editor.wentLive(live)
}
