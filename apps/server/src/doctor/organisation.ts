// Discovery of OpenID Connect: whether the provider of the organisation answers as one.
import { COMING_BACK, IdentityProvider } from '../accounts/identity-provider.ts'
import type { Settings } from '../settings.ts'
import { reasonOf, type Symptom } from './symptom.ts'

/** Whether the provider says of itself what Mimar needs; nobody signs in. Nothing is said where no organisation is set. */
export async function lookAtOrganisation({ organisation, appUrl }: Settings): Promise<Symptom[]> {
  if (!organisation) return []
  const { issuer, name } = organisation
  try {
    const said = (await new IdentityProvider(organisation, appUrl).configuration()).serverMetadata()
    const lacks = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'].filter((one) => said[one] === undefined)
    if (lacks.length > 0) throw new Error(`it does not name its ${lacks.join(', ')}`)
    const back = `${appUrl.origin}${COMING_BACK}`
    return [{ state: 'fine', what: 'organisation', said: `${name} answers at ${issuer}; it must know ${back}.` }]
  } catch (failure) {
    return [
      {
        ...{ state: 'wrong', what: 'organisation' },
        said: `Nobody can sign in by ${name}: ${issuer} does not answer as a provider (${reasonOf(failure)}).`,
        cure: `Compare OIDC_ISSUER with “issuer” in ${issuer.replace(/\/$/, '')}/.well-known/openid-configuration, and let this machine reach it. Other ways in work meanwhile.`,
      },
    ]
  }
}
