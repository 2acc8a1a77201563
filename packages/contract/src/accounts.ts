import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'
import { sessionSchema } from './schemas.ts'

/** Where somebody is signed in. `browser` and `system` are names of products; null where the browser names none that is known. */
export const deviceSchema = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
  since: z.string(),
  /** To the hour. */
  usedAt: z.string(),
})
export type SignedInDevice = Frozen<z.infer<typeof deviceSchema>>

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
})
export type Passkey = Frozen<z.infer<typeof passkeySchema>>

/** `isPossible`: browsers make none for IP addresses, nor without https elsewhere than on this machine. */
const passkeyListSchema = z.object({ passkeys: z.array(passkeySchema), isPossible: z.boolean() })
export type PasskeyList = Frozen<z.infer<typeof passkeyListSchema>>

const passkeyName = z.string().trim().min(1).max(60)
/** What browsers read and answer (WebAuthn's JSON forms): the server's library knows what stands in it. */
const ceremony = z.looseObject({})
const base64 = z.string().max(4_000)
const credential = { id: base64, rawId: base64, type: z.literal('public-key') }
const madeSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64,
    attestationObject: base64,
    transports: z.array(z.string().max(20)).max(10),
  }),
})
export type MadeCredential = Frozen<z.infer<typeof madeSchema>>
const answeredSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64, authenticatorData: base64, signature: base64 }),
})

/** `isPossible`: not for who came by somebody's link. `madeAt` is null where there are none. */
const codesLeftSchema = z.object({ left: z.int(), madeAt: z.string().nullable(), isPossible: z.boolean() })
export type CodesLeft = Frozen<z.infer<typeof codesLeftSchema>>

const deviceLinkSchema = z.object({ address: z.string(), expiresAt: z.string() })
export type DeviceLink = Frozen<z.infer<typeof deviceLinkSchema>>

/** How somebody shows that it is still them: by passkey, a code that is mailed, a code on paper; where none is left, by signing in anew. */
const proofWays = ['passkey', 'mail', 'paper'] as const
export type ProofWay = (typeof proofWays)[number]
/** `mail` is the address as far as it is told. */
const proofSchema = z.object({ isFresh: z.boolean(), ways: z.array(z.enum(proofWays)), mail: z.string().nullable() })
export type ProofState = Frozen<z.infer<typeof proofSchema>>

/** What people do with their own account. */
export const accountEndpoints = {
  listDevices: {
    method: 'GET',
    path: '/account/devices',
    summary:
      'Where the account is signed in, used last first. Who came by the link of somebody else is told of what that person’s links opened.',
    answers: { 200: z.array(deviceSchema) },
  },
  signOutDevice: {
    method: 'DELETE',
    path: '/account/devices/:device',
    summary: 'Signs the account out there. 404: it is not signed in there any more.',
    answers: { 204: 'nothing' },
  },
  signOutOthers: {
    method: 'DELETE',
    path: '/account/devices',
    summary: 'Signs the account out everywhere but here.',
    answers: { 204: 'nothing' },
  },
  listPasskeys: {
    method: 'GET',
    path: '/account/passkeys',
    summary: 'The passkeys of the account, as far as who asks may use them.',
    answers: { 200: passkeyListSchema },
  },
  beginPasskey: {
    method: 'POST',
    path: '/account/passkey-options',
    summary:
      'What a browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON). It is good for one, within five minutes.',
    body: z.looseObject({}),
    answers: { 200: ceremony },
  },
  addPasskey: {
    method: 'POST',
    path: '/account/passkeys',
    summary: 'Keeps the passkey that the browser made (RegistrationResponseJSON).',
    body: z.object({ name: passkeyName, credential: madeSchema }),
    answers: { 201: passkeySchema },
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/account/passkeys/:passkey',
    summary: 'Calls a passkey something else.',
    body: z.object({ name: passkeyName }),
    answers: { 204: 'nothing' },
  },
  removePasskey: {
    method: 'DELETE',
    path: '/account/passkeys/:passkey',
    summary: 'Forgets a passkey: nobody signs in with it any more.',
    answers: { 204: 'nothing' },
  },
  readProof: {
    method: 'GET',
    path: '/account/proof',
    summary:
      'Whether who asks proved who they are within ten minutes, which what cannot be taken back needs (403 proof-needed), and how they can.',
    answers: { 200: proofSchema },
  },
  askProof: {
    method: 'POST',
    path: '/account/proof/passkey-options',
    summary: 'What a browser needs to answer with a passkey of the account (PublicKeyCredentialRequestOptionsJSON).',
    body: z.looseObject({}),
    answers: { 200: ceremony },
  },
  proveByPasskey: {
    method: 'POST',
    path: '/account/proof/passkey',
    summary: 'Proves by a passkey of the account who asks (AuthenticationResponseJSON). 403: it does not.',
    body: z.object({ credential: answeredSchema }),
    answers: { 204: 'nothing' },
  },
  mailProof: {
    method: 'POST',
    path: '/account/proof/mails',
    summary: 'Mails a code of six digits that counts for this session, once, for ten minutes.',
    body: z.looseObject({}),
    answers: { 204: 'nothing' },
  },
  proveByCode: {
    method: 'POST',
    path: '/account/proof/code',
    summary: 'Proves by a mailed code, or one on paper, who asks. 403: it does not.',
    body: z.object({ code: z.string().max(60) }),
    answers: { 204: 'nothing' },
  },
  readCodes: {
    method: 'GET',
    path: '/account/codes',
    summary: 'How many recovery codes of the account are unused.',
    answers: { 200: codesLeftSchema },
  },
  makeCodes: {
    method: 'POST',
    path: '/account/codes',
    summary: 'Makes ten recovery codes in the place of those there were. They are told once, now.',
    body: z.looseObject({}),
    answers: { 201: z.object({ codes: z.array(z.string()) }) },
  },
  makeDeviceLink: {
    method: 'POST',
    path: '/account/device-links',
    summary: 'A link that signs another device in, once, within five minutes, to what this one is signed in to.',
    body: z.looseObject({}),
    answers: { 201: deviceLinkSchema },
  },
  askPasskey: {
    method: 'POST',
    path: '/session/passkey-options',
    summary: 'What a browser needs to sign somebody in with a passkey (PublicKeyCredentialRequestOptionsJSON).',
    body: z.looseObject({}),
    answers: { 200: ceremony },
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/session/passkey',
    summary: 'Signs in who answers with a passkey (AuthenticationResponseJSON).',
    body: z.object({ credential: answeredSchema }),
    answers: { 200: sessionSchema },
  },
} as const satisfies { readonly [name: string]: Endpoint }
