// Virtual hosting: where sites are, and which of them an address means.
import { hostNameOf, portOf } from './network.ts'

/** A draft that an address means: what its link is called, and the path before its pages. */
export interface DraftPlace {
  readonly name: string
  readonly base: string
}

/** Hosts are as requests name them, with their port, in lower case. */
export interface SiteAddresses {
  /** The address visitors read a site at, with a slash at the end. */
  siteAddress(slug: string): string
  /** The same for who has a domain of their own: where visitors would read the site without it. */
  plainAddress(slug: string): string
  /** The address of a site at a host name of its own, without a slash at the end. */
  ownOrigin(name: string): string
  /** What stands behind every slug, `.sites.example`; '' where sites are told apart otherwise. */
  readonly siteDomain: string
  /** Whether a host is for sites alone, whatever its name. */
  isForSites(host: string): boolean
  slugAt(host: string): string | undefined
  /** The one address of a site that has several, without a slash at the end. */
  properAddress(host: string): string | undefined
  /** Whether a slug would lead somewhere else. */
  isKept(slug: string): boolean
  /** Where a draft of the site with that slug is shown, with a slash at the end. */
  draftAddress(name: string, slug: string): string
  draftAt(host: string, url: string): DraftPlace | undefined
  /** Takes note of what sites there are now. */
  settle(): Promise<void>
  /** Where drafts and sites are, as a policy for frames names it (CSP). */
  readonly framedSources: string
}

const DRAFT = /^draft-[a-z2-7]{26}$/
const DRAFT_PATH = /^\/(draft-[a-z2-7]{26})(?=[/?]|$)/
const SLUG = /^[a-z0-9-]{1,63}$/

/** The secret of a draft's link as a name, in a host or in a path. */
export const draftName = (secret: string) => `draft-${secret}`

/** The secret in such a name. */
export const draftSecretIn = (name: string) => (DRAFT.test(name) ? name.slice('draft-'.length) : undefined)

interface Named {
  readonly app: URL
  /** The sites' domain, with scheme and port. */
  readonly sites: URL
  /** The slug of the site that has the domain itself. */
  readonly main: string | undefined
  /** Whether drafts stand below a path of their site, so that nobody needs a name for each. */
  readonly hasDraftPaths: boolean
}

/** Each site at a name of its own below one domain, one of them at the domain itself. */
export function addressesByName({ app, sites, main, hasDraftPaths }: Named): SiteAddresses {
  const domain = `.${sites.hostname}`
  const at = (name: string) => `${sites.protocol}//${name}.${sites.host}/`
  const siteAddress = (slug: string) => (slug === main ? `${sites.origin}/` : at(slug))
  const labelAt = (host: string) => {
    const name = hostNameOf(host)
    return name.endsWith(domain) ? name.slice(0, -domain.length) : undefined
  }
  return {
    siteAddress,
    plainAddress: siteAddress,
    ownOrigin: (name) => originAt(app, name),
    siteDomain: `.${sites.host}`,
    isForSites: () => false,
    slugAt(host) {
      const label = labelAt(host)
      if (label !== undefined && SLUG.test(label)) return label === 'www' && main ? main : label
      return main !== undefined && hostNameOf(host) === sites.hostname ? main : undefined
    },
    properAddress(host) {
      if (main === undefined) return undefined
      const label = labelAt(host)
      return label === main || label === 'www' ? sites.origin : undefined
    },
    isKept: (slug) => `${slug}${domain}` === app.hostname,
    draftAddress: (name, slug) => (hasDraftPaths ? `${siteAddress(slug)}${name}/` : at(name)),
    draftAt(host, url) {
      if (hasDraftPaths) return draftBelow(url)
      const name = labelAt(host)
      return name !== undefined && DRAFT.test(name) ? { name, base: '' } : undefined
    },
    settle: async () => {},
    framedSources: [...(main === undefined ? [] : [sites.origin]), at('*').slice(0, -1)].join(' '),
  }
}

/** Another name is served by the same door as the editor. */
const originAt = ({ protocol, port }: URL, name: string) => `${protocol}//${name}${port && `:${port}`}`

function draftBelow(url: string): DraftPlace | undefined {
  const [base, name = ''] = DRAFT_PATH.exec(url) ?? []
  return base === undefined ? undefined : { name, base }
}

/** Which site is at which port. */
export interface PortTable {
  /** The port of a site; of a site that is not there yet the one it would get. */
  portOf(slug: string): number
  slugAt(port: number): string | undefined
  holds(port: number): boolean
  settle(): Promise<void>
}

/** Each site at a port of its own, on the host of the editor. */
export function addressesByPort(app: URL, ports: PortTable): SiteAddresses {
  const at = (port: number | '*') => `${app.protocol}//${app.hostname}:${port}`
  const siteAddress = (slug: string) => `${at(ports.portOf(slug))}/`
  return {
    siteAddress,
    plainAddress: siteAddress,
    ownOrigin: (name) => originAt(app, name),
    siteDomain: '',
    isForSites: (host) => ports.holds(portOf(host)),
    slugAt: (host) => ports.slugAt(portOf(host)),
    properAddress: () => undefined,
    isKept: () => false,
    draftAddress: (name, slug) => `${siteAddress(slug)}${name}/`,
    draftAt: (_, url) => draftBelow(url),
    settle: () => ports.settle(),
    framedSources: at('*'),
  }
}
