// Web analytics without cookies or fingerprints: what a request for a page says by itself.
import type { IncomingHttpHeaders } from 'node:http'

type Device = 'phone' | 'larger'

/** What is counted of one page that was asked for. Nothing of it tells who asked. */
interface PageAsked {
  /** Somebody comes from elsewhere: the page before was none of this site. */
  readonly isVisit: boolean
  /** The host of that page; '' where the address was typed, kept, or comes from where nobody says. */
  readonly from: string
  /** The language that the browser asks for first, as two or three letters; '' where it names none. */
  readonly language: string
  readonly device: Device
}

/** One page after another within a site. */
const ONWARD: PageAsked = { isVisit: false, from: '', language: '', device: 'larger' }

/** Names of programs that read pages for nobody, and what says in a name where one can read about them. */
const PROGRAMS = /(?<!cu)bot|crawl|spider|slurp|preview|monitor|scan|headless|lighthouse|https?:/i
/** Programs that were looked at; a browser's name comes again with each of its pages. */
const MOST_KNOWN = 2_000
/** No browser has a longer name. */
const LONGEST_NAME = 500
const known = new Map<string, Device | 'program'>()

/**
 * Reads a request for a page, or says that it is not counted (undefined): who asks not to be (Do Not Track, Global Privacy
 * Control), programs by documented rules (docs/statistics.md), what is no page of a window of its own, and a page that is loaded again.
 * `app` is the host of the app, with its port: a form without script leads there and back.
 */
export function readAsked(headers: IncomingHttpHeaders, app: string): PageAsked | undefined {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return undefined
  const device = deviceOf(headers['user-agent'])
  const wished = headers['accept-language']
  if (device === 'program' || wished === undefined) return undefined
  const into = headers['sec-fetch-dest']
  if (into !== undefined && into !== 'document') return undefined
  const again = headers['cache-control']
  if (again === 'max-age=0' || again === 'no-cache') return undefined
  const before = headers['sec-fetch-site']
  if (before === 'same-origin') return ONWARD
  const from = before === 'none' ? '' : hostIn(headers.referer)
  if (from !== '' && (from === headers.host?.toLowerCase() || from === app)) return ONWARD
  return { isVisit: true, from: nameOf(from), language: languageIn(wished), device }
}

/** The same of what a page asks for beside itself: where that leads, and whether it is kept, is otherwise than with pages. */
export function readAskedBeside(headers: IncomingHttpHeaders, app: string): PageAsked | undefined {
  const { 'sec-fetch-dest': _into, 'cache-control': _kept, ...same } = headers
  return readAsked(same, app)
}

/** What kind of window a program has; browsers all call themselves Mozilla/5.0, and those of phones say so. */
function deviceOf(program = ''): Device | 'program' {
  const found = known.get(program)
  if (found !== undefined) return found
  const isBrowser = program.startsWith('Mozilla/5.0 ') && !PROGRAMS.test(program)
  const device = !isBrowser ? 'program' : program.includes('Mobi') ? 'phone' : 'larger'
  if (program.length > LONGEST_NAME) return device
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(program, device)
  return device
}

/** Host and port of an address of the web, in lower case; '' where it is none. */
function hostIn(address = ''): string {
  return /^https?:\/\/([^/?#]{1,120})/i.exec(address)?.[1]?.toLowerCase() ?? ''
}

/** A host as it is kept: without port and www, and only where it can be one. */
function nameOf(host: string): string {
  const name = host.replace(/:\d+$/, '').replace(/^www\./, '')
  return /^(?:[a-z0-9_-]+\.)+[a-z0-9-]{2,}$/.test(name) ? name : ''
}

const languageIn = (wished: string) => /^([a-z]{2,3})(?:[-,;]|$)/i.exec(wished)?.[1]?.toLowerCase() ?? ''
