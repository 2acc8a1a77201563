import type { SiteFacts } from '../template.ts'

/** What the script needs to tell the time of the business, and to say it; nothing where nobody has said by whose clock. */
export function hoursIsland({ timeZone, words }: SiteFacts) {
  if (timeZone === '') return {}
  const { openNow, closedNow, closesAt, closesSoon, opensToday, opensTomorrow, opensOn } = words
  const says = { openNow, closedNow, closesAt, closesSoon, opensToday, opensTomorrow, opensOn }
  return { 'data-island': 'hours', 'data-zone': timeZone, 'data-says': JSON.stringify(says) }
}

/** The same for a line of few words, where the second sentence goes on from the first: "Open now · until 18:00". */
export function shortHoursIsland(site: SiteFacts) {
  const { closesAt, closesSoon, opensToday, opensTomorrow, opensOn } = site.words
  const sentences = Object.entries({ closesAt, closesSoon, opensToday, opensTomorrow, opensOn })
  const goingOn = sentences.map(([name, sentence]) => [name, goesOn(sentence, site.language)])
  return hoursIsland({ ...site, words: { ...site.words, ...Object.fromEntries(goingOn) } })
}

const goesOn = (sentence: string, language: string) =>
  sentence.slice(0, 1).toLocaleLowerCase(language) + sentence.slice(1).replace(/\.$/, '')
