import type { DomainProvider } from '@mimar/contract'

/** What is peculiar to a provider. */
type ProviderHint = 'proxyOff' | 'editFirst' | 'redirectOff' | 'emptyName' | 'dotAtEnd'

interface ProviderWay {
  /** Where its customers sign in. */
  readonly site: string
  /** From there to the records, in its own words; none where we do not know them well enough. */
  readonly path?: readonly string[]
  /** What its button is called by which a record is added. */
  readonly add?: string
  readonly hints: readonly ProviderHint[]
}

/** How records are set at each provider that we know; DOMAIN stands for the domain's name. */
export const providerSteps: { readonly [Provider in DomainProvider]: ProviderWay } = {
  Cloudflare: {
    site: 'dash.cloudflare.com',
    path: ['DOMAIN', 'DNS', 'Records'],
    add: 'Add record',
    hints: ['editFirst', 'proxyOff'],
  },
  GoDaddy: {
    site: 'dcc.godaddy.com',
    path: ['DOMAIN', 'DNS'],
    add: 'Add New Record',
    hints: ['editFirst', 'redirectOff'],
  },
  Namecheap: {
    site: 'ap.www.namecheap.com',
    path: ['Domain List', 'Manage', 'Advanced DNS'],
    add: 'Add New Record',
    hints: ['redirectOff', 'editFirst'],
  },
  IONOS: { site: 'my.ionos.com', path: ['Domains & SSL', 'DOMAIN', 'DNS'], add: 'Add record', hints: ['editFirst'] },
  Hetzner: { site: 'console.hetzner.com', path: ['DNS', 'DOMAIN'], hints: ['editFirst', 'dotAtEnd'] },
  OVHcloud: {
    site: 'manager.eu.ovhcloud.com',
    path: ['Web Cloud', 'Domain names', 'DOMAIN', 'DNS zone'],
    add: 'Add an entry',
    hints: ['emptyName', 'editFirst', 'dotAtEnd'],
  },
  Gandi: {
    site: 'admin.gandi.net',
    path: ['Domain', 'DOMAIN', 'DNS Records'],
    add: 'Add',
    hints: ['editFirst', 'dotAtEnd'],
  },
  STRATO: { site: 'www.strato.de', path: ['Domainverwaltung', 'DOMAIN', 'DNS'], hints: ['editFirst', 'dotAtEnd'] },
  INWX: { site: 'www.inwx.de', hints: ['emptyName', 'editFirst'] },
  Hostinger: {
    site: 'hpanel.hostinger.com',
    path: ['Domains', 'DOMAIN', 'DNS / Nameservers'],
    add: 'Add Record',
    hints: ['editFirst'],
  },
  'Amazon Route 53': {
    site: 'console.aws.amazon.com/route53',
    path: ['Hosted zones', 'DOMAIN'],
    add: 'Create record',
    hints: ['emptyName', 'editFirst'],
  },
  Squarespace: {
    site: 'account.squarespace.com/domains',
    path: ['DOMAIN', 'DNS', 'DNS Settings'],
    add: 'Add record',
    hints: ['editFirst'],
  },
  Porkbun: { site: 'porkbun.com', path: ['Domain Management', 'DOMAIN', 'DNS'], hints: ['emptyName', 'editFirst'] },
  Turhost: { site: 'www.turhost.com', hints: ['editFirst'] },
  Natro: { site: 'www.natro.com', hints: ['editFirst'] },
  İsimtescil: { site: 'www.isimtescil.net', hints: ['editFirst'] },
  DigitalOcean: {
    site: 'cloud.digitalocean.com',
    path: ['Networking', 'Domains', 'DOMAIN'],
    add: 'Create Record',
    hints: ['editFirst', 'dotAtEnd'],
  },
}
