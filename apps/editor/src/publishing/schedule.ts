import type { ScheduleAnswer, ScheduleEntry } from '@mimar/contract'
import { createStore } from 'zustand/vanilla'
import type { Editing } from '../desk/editing.ts'
import { requestsOf } from '../server/publishing.ts'
import { pageSchedules } from '../state/page-schedules.ts'
import { momentName } from '../words/moment-name.ts'
import { type PartSay, sayPart } from '../words/words.ts'
import { type BarWords, barWords } from './bar-words.ts'
import { isLate } from './lateness.ts'

/** When the site is to be published, or why it was not; null while there is nothing to say. */
export const schedule = createStore((): { readonly entry: ScheduleEntry | null } => ({ entry: null }))

type Around = Pick<Editing, 'editor' | 'server' | 'say'>

/** Asks how it stands with the schedules of the site and its pages; what has come about since is told. */
export async function readSchedule(around: Around): Promise<void> {
  const { schedule: entry, pages, ...live } = await requestsOf(around.server).schedule()
  learnLive(around.editor, live)
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

/** When the next publish at a moment comes, of the site or of a page; undefined: none. */
export function soonestOf(site: ScheduleEntry | null, pages: readonly ScheduleEntry[]): string | undefined {
  const toCome = [...(site ? [site] : []), ...pages].filter(({ outcome }) => outcome === null)
  return toCome.map(({ at }) => at).toSorted()[0]
}

async function tell({ editor, server, say: main }: Around, entry: ScheduleEntry | null): Promise<void> {
  const before = schedule.getState().entry
  if (entry?.outcome !== 'published') {
    schedule.setState({ entry })
    if (entry?.outcome && before?.endedAt !== entry.endedAt) tellBadNews({ editor, say: main }, entry)
    return
  }
  schedule.setState({ entry: null })
  const say = sayPart(barWords, main.language)
  const { at, endedAt } = entry
  const times = { when: momentName(at, say.language), done: momentName(endedAt ?? at, say.language) }
  editor.notify(say(isLate(entry) ? 'scheduleLate' : 'schedulePublished', times))
  // It has been told; who may only look cannot make it forgotten.
  await requestsOf(server)
    .cancelSchedule()
    .catch(() => undefined)
}

/** What visitors read may have changed in another window, or by the hand of another. */
function learnLive(editor: Around['editor'], live: Omit<ScheduleAnswer, 'schedule' | 'pages'>): void {
  const { opened, publishing } = editor.store.getState()
  if (!opened || publishing.kind === 'busy') return
  const isKnown = opened.publishedRevision === live.publishedRevision && opened.publishedAhead === live.publishedAhead
  if (!isKnown) editor.wentLive(live)
}

function tellBadNews({ editor, say: main }: Pick<Around, 'editor' | 'say'>, entry: ScheduleEntry): void {
  const say = sayPart(barWords, main.language)
  const offer = { label: say('show'), run: () => editor.show({ dialog: { kind: 'schedule' } }) }
  editor.notify(sayNotPublished(entry, say), 'warning', false, offer)
}

/** Why it was not published at its moment. */
export function sayNotPublished({ at, why, errors }: ScheduleEntry, say: PartSay<BarWords>): string {
  const when = momentName(at, say.language)
  if (why === 'errors') return say('scheduleStopped', { when, n: errors })
  return say(why === 'not-allowed' ? 'scheduleNotAllowed' : 'scheduleFailed', { when })
}

/** The zone that times here are in, with what it is off by at that moment. */
export function zoneAt(moment: Date): { readonly id: string; readonly name: string } {
  const { timeZone: id } = Intl.DateTimeFormat().resolvedOptions()
  const parts = new Intl.DateTimeFormat('en', { timeZone: id, timeZoneName: 'shortOffset' }).formatToParts(moment)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return { id, name: id === offset ? id : `${id.replaceAll('_', ' ')} (${offset})` }
}

/** A moment as a field for date and time has it. */
export function fieldValueOf(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
