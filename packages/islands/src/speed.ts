/** Core Web Vitals: tells the site's own server, once and when the page is left, what its visitor waited (0133). Nothing is kept here. */
type Entry = PerformanceEntry & {
  readonly element?: Element
  readonly target?: Node
  readonly sources?: readonly { readonly node?: Node }[]
  readonly interactionId?: number
  readonly hadRecentInput?: boolean
  readonly value: number
}

/** Where nothing moved nothing is told of it: that is the best there is. */
const lines: Record<string, string> = PerformanceObserver.supportedEntryTypes.includes('layout-shift')
  ? { c: '\nc0' }
  : {}
const worst: Record<string, number> = {}

const note = (letter: string, value: number, node: Node | null | undefined) => {
  if (value <= worst[letter]!) return
  worst[letter] = value
  const near = node instanceof Element ? node : node?.parentElement
  lines[letter] = `\n${letter}${Math.round(value)} ${near?.closest('.section')?.id ?? ''}`.trimEnd()
}

const watch = (type: string, take: (entry: Entry) => void) =>
  new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
    ...{ type, buffered: true, durationThreshold: 40 },
  } as PerformanceObserverInit)

let begun = 0
let last = 0
let moved = 0
let isSent = false
// Of a page that was opened in the background the time until somebody looked would be told.
if (!document.hidden) watch('largest-contentful-paint', ({ startTime, element }) => note('l', startTime, element))
watch('event', ({ interactionId, duration, target }) => {
  if (interactionId) note('i', duration, target)
})
watch('layout-shift', ({ hadRecentInput, startTime, value, sources }) => {
  if (hadRecentInput) return
  // A session window: less than a second apart, five seconds at most.
  if (startTime - last > 1_000 || startTime - begun > 5_000) {
    begun = startTime
    moved = 0
  }
  last = startTime
  moved += value * 1_000
  note('c', moved, sources?.[0]?.node)
})
document.addEventListener('visibilitychange', () => {
  if (isSent || !document.hidden) return
  isSent = true
  navigator.sendBeacon('/api/v1/sites/form/speed', `w${innerWidth}${Object.values(lines).join('')}`)
})
