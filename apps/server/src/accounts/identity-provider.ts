// OpenID Connect: authorization code with PKCE, state and nonce; docs/decisions/0070.
import type { ClientAuth, Configuration } from 'openid-client'
import type { OrganisationSettings } from '../organisation-settings.ts'

/** Seconds that the provider has for each answer. */
const PATIENCE = 5
/** How long what it says of itself is believed without asking again, in ms. */
const KNOWN_FOR = 60 * 60_000

/** What makes an answer of the provider count for one browser and one attempt alone. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Whom the provider says somebody is. */
interface Claims {
  readonly subject: string
  /** In small letters; undefined where the provider does not say that it was verified. */
  readonly email: string | undefined
}

/** The provider does not answer, or not as a provider does. */
export class ProviderAway extends Error {}

/** The library is loaded with the first sign-in: a server that nobody comes to this way does without it. */
const load = () => import('openid-client')

/** The provider of an organisation. What it says of itself is asked when somebody comes, never at a start. */
export class IdentityProvider {
  readonly #settings: OrganisationSettings
  readonly #back: string
  readonly #patience: number
  #known: { readonly configuration: Promise<Configuration>; readonly until: number } | undefined

  constructor(settings: OrganisationSettings, appUrl: URL, patience = PATIENCE) {
    this.#settings = settings
    this.#patience = patience
    this.#back = `${appUrl.origin}${COMING_BACK}`
  }

  /** Where a browser goes to sign in there. */
  async address({ state, nonce, verifier }: Checks, mail: string | undefined): Promise<URL> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await load()
    return buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: this.#back,
      scope: 'openid email',
      ...{ state, nonce, code_challenge_method: 'S256' },
      code_challenge: await calculatePKCECodeChallenge(verifier),
      ...(mail !== undefined && { login_hint: mail }),
    })
  }

  /** Who came back with that query; fails where any part of the answer is not what was asked for. */
  async claims(query: string, { state, nonce, verifier }: Checks): Promise<Claims> {
    const { authorizationCodeGrant, fetchUserInfo } = await load()
    const configuration = await this.configuration()
    const expected = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
    try {
      const answer = await authorizationCodeGrant(configuration, new URL(this.#back + query), expected)
      const token = answer.claims()!
      const isWhole = token.email !== undefined && token.email_verified !== undefined
      const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined
      const said = isWhole || !hasMore ? token : await fetchUserInfo(configuration, answer.access_token, token.sub)
      const isProved = said.email_verified === true && typeof said.email === 'string'
      return { subject: token.sub, email: isProved ? String(said.email).toLowerCase() : undefined }
    } catch (failure) {
      throw isAway(failure) ? new ProviderAway(reasonOf(failure)) : failure
    }
  }

  /** What the provider says of itself (discovery). Those who ask at the same time wait for one answer. */
  async configuration(): Promise<Configuration> {
    if (this.#known && performance.now() < this.#known.until) return this.#known.configuration
    const configuration = this.#discover()
    this.#known = { configuration, until: performance.now() + KNOWN_FOR }
    return configuration.catch((failure: unknown) => {
      if (this.#known?.configuration === configuration) this.#known = undefined
      throw new ProviderAway(reasonOf(failure))
    })
  }

  async #discover(): Promise<Configuration> {
    const client = await load()
    const { issuer, clientId, clientSecret } = this.#settings
    const isPlain = issuer.startsWith('http:')
    // The spec's default is Basic; who says only something else gets that.
    const authenticate: ClientAuth = (server, ...rest) => {
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      const way = methods.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost
      way(clientSecret)(server, ...rest)
    }
    return client.discovery(new URL(issuer), clientId, {}, authenticate, {
      timeout: this.#patience,
      execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
    })
  }
}

/** Where the provider sends browsers back to; it has to be told at the provider. */
export const COMING_BACK = '/organisation/back'

/** Whether nobody answered, instead of saying no. */
function isAway(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  if ('code' in failure && failure.code === 'OAUTH_TIMEOUT') return true
  const { cause } = failure
  if (cause instanceof Response) return cause.status >= 500
  if (failure instanceof TypeError && failure.message === 'fetch failed') return true
  return isAway(cause)
}

function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  const { message, cause } = failure
  return cause instanceof Error ? `${message}: ${reasonOf(cause)}` : message
}
