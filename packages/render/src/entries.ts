// Apart from the rest: the canvas fetches this with the views of lists, and its first file is weighed.
export {
  type Collections,
  collectedOn,
  collectionsOf,
  type EntryPage,
  entriesInOrder,
  numberedPath,
  type PlacedList,
  publishedCollections,
  topicIn,
  topicsOf,
} from './collections.ts'
export { countListPages, entryFacts, feedEntries, feedPath, shownBy } from './listings.ts'
