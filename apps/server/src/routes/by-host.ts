import { isIP } from 'node:net'
import { COME_ENCRYPTED } from '../hosting/headers.ts'
import { hostNameOf } from '../network.ts'
import type { Handler } from '../server.ts'
import type { Settings } from '../settings.ts'

/** Where the forms of published pages are sent: to their own origin, and answered by the app. */
const FORMS = '/api/v1/sites/form/'

interface Sides {
  readonly app: Handler
  readonly hosting: Handler
  readonly drafts: Handler
  /** Answers a web server in front, whatever it calls us; false where it was not meant. */
  readonly tlsAsk?: (...asked: Parameters<Handler>) => boolean
  /** Answers who asks from outside whether a domain leads here. */
  readonly padlock?: (...asked: Parameters<Handler>) => boolean
}

/** Sends each request to the editor's side, the visitors' side or the drafts, by the host it names. */
export function byHost(settings: Settings, { app, hosting, drafts, tlsAsk, padlock }: Sides): Handler {
  const isSecure = settings.appUrl.protocol === 'https:'
  return (request, response) => {
    if (isSecure) response.setHeader(...COME_ENCRYPTED)
    const host = (request.headers.host ?? '').toLowerCase()
    const { url = '' } = request
    if (tlsAsk?.(request, response)) return
    if (isApp(host, settings)) app(request, response)
    // Before forms: those of a draft are sent nowhere.
    else if (settings.draftAt(host, url)) drafts(request, response)
    else if (url.startsWith(FORMS)) app(request, response)
    else if (!padlock?.(request, response)) hosting(request, response)
  }
}

/** By its number the machine itself is meant, where that is not how sites are reached: health checks come that way. */
function isApp(host: string, { appUrl, isForSites }: Settings): boolean {
  const name = hostNameOf(host)
  if (isForSites(host)) return false
  return name === appUrl.hostname || name === 'localhost' || isNumber(name)
}

/** Whether it may be one is seen at its first letter, of the many that are none. */
const isNumber = (name: string) => /^[\d[]/.test(name) && isIP(name.replace(/^\[|\]$/g, '')) !== 0
