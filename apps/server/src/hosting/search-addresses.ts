/** Pages of owners have no dot in their paths: these are ours. */
const RESULTS = /^(?:\/[A-Za-z0-9-]+)?\/search\.html$/
const INDEX = /^\/search\/[A-Za-z0-9-]+\.json$/

/** Whether a page of results stands at an address. */
export const isSearchPage = (address: string): boolean => RESULTS.test(address)

/** Whether a list, an index or texts of a search lie at an address. What is no longer published there is handed out no more. */
export const isOfSearch = (address: string): boolean => INDEX.test(address)
