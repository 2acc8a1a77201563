// Referer: the page of a site that asks for something beside itself.
import type { FastifyRequest } from 'fastify'
import type { LiveSite } from '../hosting/live-site.ts'
import { readTarget } from '../hosting/target.ts'
import type { Parts } from './parts.ts'

interface AskingPage {
  readonly site: LiveSite
  readonly address: string
}

/** The page that asks, and the site it is of; undefined where it is no page of the site that is asked. */
export async function siteAndPageOf(
  request: FastifyRequest,
  { visitors }: Pick<Parts, 'visitors'>,
): Promise<AskingPage | undefined> {
  const address = addressOf(request)
  if (address === undefined) return undefined
  const site = await visitors.find(request.headers.host?.toLowerCase() ?? '')
  const isPage = site && 'find' in site && site.find(address)?.type.startsWith('text/html')
  return isPage ? { site, address } : undefined
}

/** The address of the page that asks, where that is of the host it asks. */
function addressOf({ headers: { referer = '', host = '' } }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [, named = '', path = ''] = /^https?:\/\/([^/]+)(\/[^?#]*)/i.exec(referer) ?? []
  return named.toLowerCase() === host.toLowerCase() ? readTarget(path)?.address : undefined
}
