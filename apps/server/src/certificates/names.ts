import { hostNameOf } from '../network.ts'
import type { Settings } from '../settings.ts'

/** The names of the installation itself, and how those of its sites are made. */
export function ownNames({ appUrl, siteDomain, slugAt }: Pick<Settings, 'appUrl' | 'siteDomain' | 'slugAt'>): {
  readonly own: readonly string[]
  readonly siteDomain: string
  readonly main: string | undefined
} {
  const app = bareName(appUrl.hostname)
  const domain = hostNameOf(siteDomain)
  const main = domain === '' ? undefined : slugAt(domain.slice(1))
  const atDomain = main === undefined ? [] : [domain.slice(1), `www${domain}`]
  return { own: [app, ...atDomain], siteDomain: domain, main }
}

/** A host as certificates have it: addresses without the brackets of pages' addresses. */
export const bareName = (hostname: string) => hostname.toLowerCase().replace(/^\[|\]$/g, '')
