// A software authenticator (WebAuthn, CTAP2): makes passkeys and signs with them as a phone would.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | Map<Cbor, Cbor>

/** The four kinds that an attestation without a statement is made of. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map) {
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
  }
  return Buffer.concat([head(2, value.length), value])
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}

interface Where {
  readonly origin: string
  readonly host: string
}

const UP_UV = 0x05
const ATTESTED = 0x40

/** A device that holds one passkey. Every test may spoil what it says. */
export class Authenticator {
  readonly id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #where: Where
  counter = 0
  flags = UP_UV

  constructor(where: Where = { origin: 'http://localhost:3000', host: 'localhost' }) {
    this.#where = where
  }

  /** What `navigator.credentials.create` answers, as JSON. */
  create(challenge: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const [across, up] = [x, y].map((part) => Buffer.from(part, 'base64url'))
    const key = new Map<Cbor, Cbor>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      ...([
        [-2, across ?? Buffer.alloc(0)],
        [-3, up ?? Buffer.alloc(0)],
      ] as const),
    ])
    const idLength = Buffer.from([0, this.id.length])
    const data = Buffer.concat([this.#data(ATTESTED), Buffer.alloc(16), idLength, this.id, cbor(key)])
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ])
    const response = {
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal', 'hybrid'],
    }
    return this.#credential(response)
  }

  /** What `navigator.credentials.get` answers, as JSON. */
  get(challenge: string) {
    this.counter += 1
    const [data, client] = [this.#data(0), this.#client('webauthn.get', challenge)]
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    }
    return this.#credential(response)
  }

  #credential<Response>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#where.origin, crossOrigin: false }))
  }

  #data(more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const host = createHash('sha256').update(this.#where.host).digest()
    return Buffer.concat([host, Buffer.from([this.flags | more]), counter])
  }
}
