import type { DomainProvider } from '@mimar/contract'

/** Who keeps domains, told by what their name servers are called. */
const PROVIDERS: readonly (readonly [RegExp, DomainProvider])[] = [
  [/\.ns\.cloudflare\.com$/, 'Cloudflare'],
  [/\.domaincontrol\.com$/, 'GoDaddy'],
  [/\.registrar-servers\.com$/, 'Namecheap'],
  [/\.(?:ui-dns\.(?:com|net|org|de|biz)|ionos\.\w+)$/, 'IONOS'],
  [/\.(?:second-ns\.(?:com|de)|your-server\.de|ns\.hetzner\.(?:com|de))$/, 'Hetzner'],
  [/\.hetzner\.(?:com|de)$/, 'Hetzner'],
  [/\.(?:ovh|anycast\.me)(?:\.net|\.ca)?$/, 'OVHcloud'],
  [/\.gandi\.net$/, 'Gandi'],
  [/\.(?:rzone|strato)\.de$/, 'STRATO'],
  [/\.(?:inwx\.(?:de|eu|net|com))$/, 'INWX'],
  [/\.(?:dns-parking|hostinger)\.com$/, 'Hostinger'],
  [/\.awsdns-\d+\.(?:com|net|org|co\.uk)$/, 'Amazon Route 53'],
  [/\.(?:googledomains|squarespacedns)\.com$/, 'Squarespace'],
  [/\.porkbun\.com$/, 'Porkbun'],
  [/\.turhost\.(?:com|net)$/, 'Turhost'],
  [/\.natro(?:host)?\.(?:com|net)$/, 'Natro'],
  [/\.isimtescil\.(?:com|net)$/, 'İsimtescil'],
  [/\.digitalocean\.com$/, 'DigitalOcean'],
]

/** Whose name servers these are; undefined where nobody we know. */
export function providerOf(servers: readonly string[]): DomainProvider | undefined {
  const names = servers.map((server) => `.${server.toLowerCase().replace(/\.$/, '')}`)
  return PROVIDERS.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1]
}
