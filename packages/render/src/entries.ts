// Apart from the rest: the canvas fetches this with the views of lists, and its first file is weighed.
export { answersTo, isOrdered, isShared } from './answers.ts'
export {
  type Collections,
  collectedOn,
  collectionsOf,
  type EntryPage,
  entriesInOrder,
  type PlacedList,
  publishedCollections,
  topicIn,
  topicsOf,
} from './collections.ts'
export { numberedPath } from './list-parts.ts'
export { entryFacts, feedEntries, feedPath, listPages, shownBy, toldBy } from './listings.ts'
