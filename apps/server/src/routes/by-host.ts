import { isIP } from 'node:net'
import { isDraftName } from '../drafts/share-links.ts'
import { COME_ENCRYPTED } from '../hosting/headers.ts'
import type { Handler } from '../server.ts'
import type { Settings } from '../settings.ts'

/** Where the forms of published pages are sent: to their own origin, and answered by the app. */
const FORMS = '/api/v1/sites/form/'

interface Sides {
  readonly app: Handler
  readonly hosting: Handler
  readonly drafts: Handler
}

/** Sends each request to the editor's side, the visitors' side or the drafts, by the host it names. */
export function byHost(settings: Settings, { app, hosting, drafts }: Sides): Handler {
  const appHost = settings.appUrl.hostname
  const isSecure = settings.appUrl.protocol === 'https:'
  return (request, response) => {
    if (isSecure) response.setHeader(...COME_ENCRYPTED)
    const host = hostOf(request.headers.host)
    // By its number the machine itself is meant: health checks come that way.
    const isApp = host === appHost || host === 'localhost' || isIP(host.replace(/^\[|\]$/g, '')) !== 0
    // Before all else: the forms of a draft are sent nowhere.
    if (isDraft(host, settings)) drafts(request, response)
    else if (isApp || request.url?.startsWith(FORMS)) app(request, response)
    else hosting(request, response)
  }
}

function isDraft(host: string, { sitesDomain }: Settings): boolean {
  return host.endsWith(`.${sitesDomain}`) && isDraftName(host.slice(0, -sitesDomain.length - 1))
}

function hostOf(header = ''): string {
  return header.replace(/:\d+$/, '').toLowerCase()
}
