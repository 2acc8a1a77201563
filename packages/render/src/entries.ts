// Apart from the rest: the canvas fetches this with the views of lists, and its first file is weighed.
export {
  collectedOn,
  collectionsOf,
  type EntryPage,
  entriesInOrder,
  numberedPath,
  type PlacedList,
  publishedCollections,
} from './collections.ts'
export { countListPages, entryFacts, feedEntries, feedPath, shownBy } from './listings.ts'
