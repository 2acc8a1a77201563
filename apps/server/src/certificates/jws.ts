// JSON Web Signature (JWS), as ACME signs what it asks (RFC 8555 § 6.2), and external account binding (EAB).
import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto'

interface PublicKey {
  readonly crv: string
  readonly kty: string
  readonly x: string
  readonly y: string
}

/** An account that an authority knows by another name (EAB); `key` is base64url. */
export interface Binding {
  readonly id: string
  readonly key: string
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The public half of a key on P-256 (PEM), its members in the order that its thumbprint is made of. */
function publicKeyOf(key: string): PublicKey {
  const { crv, kty, x, y } = createPublicKey(createPrivateKey(key)).export({ format: 'jwk' }) as Record<string, string>
  return { crv: crv ?? '', kty: kty ?? '', x: x ?? '', y: y ?? '' }
}

/** What the answer to a challenge ends with (RFC 7638). */
export const thumbprintOf = (key: string) =>
  createHash('sha256')
    .update(JSON.stringify(publicKeyOf(key)))
    .digest('base64url')

interface Signing {
  readonly key: string
  readonly url: string
  readonly nonce: string
  /** The account's address; undefined where the key itself says who asks. */
  readonly account: string | undefined
}

/** What is asked, signed; without a payload it asks to be shown something (POST-as-GET). */
export function signed(payload: object | undefined, { key, url, nonce, account }: Signing): string {
  const who = account === undefined ? { jwk: publicKeyOf(key) } : { kid: account }
  const head = encode({ alg: 'ES256', nonce, url, ...who })
  const body = payload === undefined ? '' : encode(payload)
  const signature = sign('sha256', Buffer.from(`${head}.${body}`), {
    key: createPrivateKey(key),
    dsaEncoding: 'ieee-p1363',
  })
  return JSON.stringify({ protected: head, payload: body, signature: signature.toString('base64url') })
}

/** Says that the account of that key belongs to one that the authority knows already. */
export function bound(key: string, url: string, { id, key: secret }: Binding): object {
  const head = encode({ alg: 'HS256', kid: id, url })
  const body = encode(publicKeyOf(key))
  const signature = createHmac('sha256', Buffer.from(secret, 'base64url')).update(`${head}.${body}`).digest('base64url')
  return { protected: head, payload: body, signature }
}
