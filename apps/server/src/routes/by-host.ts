import { isIP } from 'node:net'
import type { Handler } from '../server.ts'
import type { Settings } from '../settings.ts'

/** Where the forms of published pages are sent: to their own origin, and answered by the app. */
const FORMS = '/api/v1/sites/form/'

/** Sends each request to the editor's side or the visitors' side, by the host it names. */
export function byHost(settings: Settings, app: Handler, hosting: Handler): Handler {
  const appHost = settings.appUrl.hostname
  return (request, response) => {
    const host = hostOf(request.headers.host)
    // By its number the machine itself is meant: health checks come that way.
    const isApp = host === appHost || host === 'localhost' || isIP(host.replace(/^\[|\]$/g, '')) !== 0
    if (isApp || request.url?.startsWith(FORMS)) app(request, response)
    else hosting(request, response)
  }
}

function hostOf(header = ''): string {
  return header.replace(/:\d+$/, '').toLowerCase()
}
