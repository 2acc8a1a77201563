// Apart from the rest: the canvas fetches this with the views of lists, and its first file is weighed.
export { answersTo, isOrdered, isShared } from './answers.ts'
export {
  type Collections,
  collectedOn,
  collectionsOf,
  type PlacedList,
  publishedCollections,
} from './collections.ts'
export { entriesInOrder, topicIn, topicsOf } from './entry-orders.ts'
export type { EntryPage } from './entry-page.ts'
export { areNumbersFree, numberedPath } from './list-parts.ts'
export { entryFacts, feedEntries, feedPath, listPages, shownBy, toldBy } from './listings.ts'
