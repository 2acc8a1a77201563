import type { PageScheduleEntry } from '@mimar/contract'
import type { Editing } from '../desk/editing.ts'
import { requestsOf } from '../server/publishing.ts'
import { isolated } from '../words/isolated.ts'
import { momentName } from '../words/moment-name.ts'
import { type PartSay, sayPart } from '../words/words.ts'
import { isLate } from './lateness.ts'
import { type PageNewsWords, pageNewsWords } from './page-news-words.ts'
import { pageTitle } from './page-title.ts'

/** Tells which pages were published by themselves, and which were not. */
export async function tellPageNews(
  { editor, server, say: main }: Pick<Editing, 'editor' | 'server' | 'say'>,
  news: readonly PageScheduleEntry[],
): Promise<void> {
  const say = sayPart(pageNewsWords, main.language)
  const { opened } = editor.store.getState()
  const titleOf = ({ page: id }: PageScheduleEntry) => {
    const page = opened?.site.pages.find((one) => one.id === id)
    return page ? isolated(pageTitle(page, opened?.language ?? '', main, editor.catalog)) : say('aPage')
  }
  const published = news.filter(({ outcome }) => outcome === 'published')
  const [first, ...others] = published
  if (first) editor.notify(others.length > 0 ? say('pagesCame', { n: published.length }) : came(first, titleOf, say))
  for (const one of news.filter((entry) => !published.includes(entry))) {
    const offer = { label: say('show'), run: () => editor.show({ dialog: { kind: 'schedule', page: one.page } }) }
    editor.notify(`${titleOf(one)}: ${sayPageNotPublished(one, say)}`, 'warning', false, offer)
  }
  // It has been told; who may only look cannot make it forgotten.
  const forget = ({ page }: PageScheduleEntry) => requestsOf(server).cancelPageSchedule(page)
  await Promise.all(published.map((one) => forget(one).catch(() => undefined)))
}

function came(entry: PageScheduleEntry, titleOf: (entry: PageScheduleEntry) => string, say: PartSay<PageNewsWords>) {
  const { at, endedAt } = entry
  const [when, done] = [at, endedAt ?? at].map((moment) => momentName(moment, say.language))
  return say(isLate(entry) ? 'pageCameLate' : 'pageCame', { page: titleOf(entry), when: when ?? '', done: done ?? '' })
}

/** Why a page was not published at its moment. */
export function sayPageNotPublished({ at, why, errors }: PageScheduleEntry, say: PartSay<PageNewsWords>): string {
  const when = momentName(at, say.language)
  if (why === 'errors') return say('pageStopped', { when, n: errors })
  if (why === null) return say('pageFailed', { when })
  return say(why, { when })
}
