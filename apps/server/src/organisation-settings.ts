import { isLoopback } from './network.ts'
import { StartRefusal } from './refusal.ts'

/** The organisation whose people come in by their account there (OpenID Connect). */
export interface OrganisationSettings {
  /** Exactly as the provider names itself. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Ends of the mail addresses of its people, in small letters. */
  readonly domains: readonly string[]
  /** What people call it. */
  readonly name: string
}

/** Reads OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_DOMAINS and OIDC_NAME; undefined where none of them is set. */
export function readOrganisation(
  environment: Readonly<Record<string, string | undefined>>,
): OrganisationSettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_DOMAINS, OIDC_NAME } = environment
  const needed = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_DOMAINS }
  if (!Object.values({ ...needed, OIDC_NAME }).some(Boolean)) return undefined
  for (const [name, value] of Object.entries(needed)) {
    if (!value) throw new StartRefusal(`${name} is missing. ${CURES[name as keyof typeof CURES]} ${ALL_OR_NONE}`)
  }
  return {
    issuer: readIssuer(OIDC_ISSUER!),
    clientId: OIDC_CLIENT_ID!,
    clientSecret: OIDC_CLIENT_SECRET!,
    domains: readDomains(OIDC_DOMAINS!),
    name: OIDC_NAME || new URL(OIDC_ISSUER!).hostname,
  }
}

const ALL_OR_NONE = 'Or leave all OIDC_ settings away: then nobody signs in by an organisation.'

const CURES = {
  OIDC_ISSUER: 'Set it to the address of your provider, such as https://id.example.com.',
  OIDC_CLIENT_ID: 'Set it to the client id that your provider gave to Mimar.',
  OIDC_CLIENT_SECRET: 'Set it to the client secret that your provider gave to Mimar.',
  OIDC_DOMAINS: 'Set it to the ends of the mail addresses of your people, such as example.com,example.org.',
}

function readIssuer(input: string): string {
  const url = URL.canParse(input) ? new URL(input) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (url && isSafe && !url.search && !url.hash && !url.username && !input.includes('/.well-known/')) return input
  throw new StartRefusal(
    `OIDC_ISSUER is "${input}". It must be the https address by which the provider names itself (“issuer”), without /.well-known/…, such as https://id.example.com.`,
  )
}

function readDomains(input: string): string[] {
  return input.split(',').map((part) => {
    const domain = part.trim().toLowerCase()
    if (/^(?!-)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(domain)) return domain
    throw new StartRefusal(
      `OIDC_DOMAINS contains "${part.trim()}". Each must be what stands behind the @ of a mail address, such as example.com; separate several with commas.`,
    )
  })
}
