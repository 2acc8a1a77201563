/** Coming to a section from another page of the site, one sees the way: the page stands at its top until `links` glides there (LINK-2). */
const { hash, pathname, search } = location
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

if (hash.startsWith('#comp-') && arrival?.type === 'navigate' && document.referrer.startsWith(origin)) {
  // Without its hash the browser does not jump there by itself; `links` finds it in the state.
  history.replaceState(hash, '', pathname + search)
  scrollTo(0, 0)
}
