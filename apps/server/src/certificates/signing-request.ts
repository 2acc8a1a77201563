// Certificate signing request (CSR, PKCS #10) for names and addresses, and what a certificate says of itself (ARI's certID).
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, X509Certificate } from 'node:crypto'
import { isIP, isIPv4 } from 'node:net'
import { groupsOf } from '../network.ts'
import { bits, identifier, inPlace, octets, readFirst, sequence, setOf, tlv } from './der.ts'

const SUBJECT_ALTERNATIVE_NAME = '551d11'
const EXTENSION_REQUEST = '2a864886f70d01090e'
const ECDSA_WITH_SHA256 = '2a8648ce3d040302'
const DNS_NAME = 0x82
const IP_ADDRESS = 0x87

/** A private key on the curve P-256, as PEM. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** The request for a certificate of that name or address (DER), signed with that key. */
export function signingRequest(name: string, key: string): Buffer {
  const privateKey = createPrivateKey(key)
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const names = octets(
    sequence(isIP(name) ? tlv(IP_ADDRESS, bytesOf(name)) : tlv(DNS_NAME, Buffer.from(name, 'ascii'))),
  )
  const extensions = sequence(sequence(identifier(SUBJECT_ALTERNATIVE_NAME), names))
  const attributes = inPlace(0, sequence(identifier(EXTENSION_REQUEST), setOf(extensions)))
  const version = tlv(0x02, Buffer.from([0]))
  // Without a subject: names stand in the extension alone.
  const info = sequence(version, sequence(), publicKey, attributes)
  const signature = sign('sha256', info, { key: privateKey, dsaEncoding: 'der' })
  return sequence(info, sequence(identifier(ECDSA_WITH_SHA256)), bits(signature))
}

function bytesOf(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number))
  return Buffer.from(
    groupsOf(address)
      .map((group) => group.padStart(4, '0'))
      .join(''),
    'hex',
  )
}

/** What is asked of a certificate: until when it is good, and what its authority calls it. */
export interface CertificateFacts {
  readonly begins: number
  readonly ends: number
  /** What it is asked for by, about its renewal (RFC 9773); undefined where it has no such name. */
  readonly certId: string | undefined
}

/** Reads the first certificate of a chain; throws where it is not for that name and that key. */
export function readChain(chain: string, name: string, key: string): CertificateFacts {
  const leaf = new X509Certificate(chain)
  const isFor = isIP(name) ? leaf.checkIP(name) : leaf.checkHost(name, { subject: 'never' })
  if (!isFor) throw new Error(`The authority sent a certificate that is not for ${name}.`)
  if (!leaf.checkPrivateKey(createPrivateKey(key))) throw new Error(`The certificate of ${name} is for another key.`)
  return { begins: Date.parse(leaf.validFrom), ends: Date.parse(leaf.validTo), certId: certIdOf(leaf) }
}

/** The certificate's name for renewal information: the issuer's key and the serial number. */
function certIdOf({ raw, serialNumber }: X509Certificate): string | undefined {
  const issuer = authorityKeyIn(raw)
  if (!issuer) return undefined
  const serial = Buffer.from(serialNumber.padStart(serialNumber.length + (serialNumber.length % 2), '0'), 'hex')
  // As it is encoded: a number whose first bit is set has a zero before it.
  const encoded = (serial[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), serial]) : serial
  return `${issuer.toString('base64url')}.${encoded.toString('base64url')}`
}

const AUTHORITY_KEY = identifier('551d23')

function authorityKeyIn(raw: Buffer): Buffer | undefined {
  const at = raw.indexOf(AUTHORITY_KEY)
  if (at < 0) return undefined
  const value = readFirst(raw.subarray(at + AUTHORITY_KEY.length))
  const inside = value && readFirst(value.body)
  const key = inside && readFirst(inside.body)
  return key?.tag === 0x80 ? key.body : undefined
}
