// A real OpenID Connect provider on this machine, and the browser of somebody who signs in there.
import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Somebody who has an account at the provider. */
interface Employee {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
}

export type TestProvider = Awaited<ReturnType<typeof openProvider>>

/** Starts a provider that knows Mimar as `mimar`, and lets in whoever `employee` is without asking. */
export async function openProvider(back: string) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state: { employee: Employee; isForging: boolean; refuses: boolean } = {
    ...{ employee: { sub: 'nobody' }, isForging: false, refuses: false },
  }
  const provider = new Provider(issuer, configurationOf(back, state))
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url === '/jwks' && state.isForging) return sendJson(response, { keys: [publicKey(newKey())] })
    if (request.url?.startsWith('/interaction/')) return letIn(provider, state, request, response)
    return answer(request, response)
  })
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { issuer, state, close, signIn: (address: string) => signInThere(address, issuer) }
}

function configurationOf(back: string, state: { readonly employee: Employee }) {
  return {
    clients: [{ client_id: 'mimar', client_secret: SECRET, redirect_uris: [back], response_types: ['code'] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    cookies: { keys: ['of-tests-alone'] },
    jwks: { keys: [newKey().export({ format: 'jwk' })] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: (_context: unknown, accountId: string) => ({ accountId, claims: () => ({ ...state.employee }) }),
    async loadExistingGrant(context: { oidc: { provider: Provider; client: { clientId: string }; session: Session } }) {
      const { provider, client, session } = context.oidc
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
      grant.addOIDCScope('openid email')
      await (grant as unknown as { save(): Promise<string> }).save()
      return grant
    },
  }
}

interface Session {
  readonly accountId: string
}

export const SECRET = 'a secret that the provider & Mimar know'

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

function publicKey(key: ReturnType<typeof newKey>) {
  const { kty, n, e } = key.export({ format: 'jwk' })
  return { kty, n, e, use: 'sig' }
}

function sendJson(response: ServerResponse, body: object): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}

async function letIn(
  provider: Provider,
  { employee, refuses }: { readonly employee: Employee; readonly refuses: boolean },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const result = refuses ? { error: 'access_denied' } : { login: { accountId: employee.sub, remember: false } }
  await provider.interactionFinished(request, response, result)
}

/** Follows the provider's redirects as a browser does, until it leads back; where to. */
async function signInThere(address: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>()
  for (let at = new URL(address); ; ) {
    const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie: header } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`The provider answers ${answer.status}: ${await answer.text()}`)
    at = new URL(location, at)
    if (at.origin !== issuer) return at
  }
}
