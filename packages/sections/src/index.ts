export { backgroundFilmOf } from './background-film.ts'
export type { TemplateCatalog } from './catalog.ts'
export type { EntryKind } from './entry-kinds.ts'
export { canvasMark, directionOf, publishedMark } from './mark.ts'
export { type Offer, type OfferGroup, offersIn, plansIn } from './offers.ts'
export { isTyped } from './parts/detail.ts'
export { missingIcon } from './parts/missing-icon.ts'
export { ARTICLE, articlesIn, longTextsIn, type PublicArticle } from './public-articles.ts'
export {
  currencyOf,
  detailsIn,
  type EntryKey,
  entryAlt,
  entryIn,
  entryKey,
  isOfToday,
  type ListDefinition,
  listDefinitionOf,
  newEntry,
  type StoredAnswer,
  type StoredDetail,
  topicKey,
} from './public-entries.ts'
export { eventsIn, type PublicEvent } from './public-events.ts'
export { picturesIn } from './public-galleries.ts'
export { type PublicPerson, peopleIn } from './public-people.ts'
export { type PublicPlace, placesIn } from './public-places.ts'
export { answersIn, type PublicQuestion } from './public-questions.ts'
export { daysAskedBy } from './public-requests.ts'
export { videosIn } from './public-videos.ts'
export { isEmptyContent, resolveContent } from './resolve.ts'
export * from './template.ts'
export { type ReportWords, reportWordsIn } from './widgets/report/words.ts'
export { wordsIn } from './words/words.ts'
