// Which scripts of published pages are for whom; each kind has a budget of bytes.

/** Scripts of forms with questions of their owner's own: with `contact-form.js` they are all that such a form needs. */
export const OF_FORMS: ReadonlySet<string> = new Set(['calendar.js', 'request-form.js', 'sent-files.js'])

/** Scripts of sections that most sites do not have: fetched where one of them stands, and by nobody else. */
export const OF_SECTIONS: ReadonlySet<string> = new Set([
  ...['compare.js', 'countdown.js', 'events.js', 'film.js', 'frame.js', 'hours.js', 'lightbox.js', 'notice.js'],
  ...['places.js', 'questions.js', 'request-times.js'],
])

/** Scripts of the search, which a site has only where its owner wants one: in its pages, and in a file that is fetched when somebody is in the field. */
export const [FIELD_OF_SEARCH, SEARCHING] = ['search.js', 'searching.js'] as const

/** What a site has only where its owner wants it measured, with a budget of its own. */
export const MEASURING = 'speed.js'

const ofSome = new Set([...OF_SECTIONS, ...OF_FORMS, MEASURING, FIELD_OF_SEARCH, SEARCHING])

/** Whether any site may need a script. */
export const isOfAnySite = (file: string): boolean => !ofSome.has(file)
