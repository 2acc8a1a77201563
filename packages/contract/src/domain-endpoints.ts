import { z } from 'zod'
import { certificateFaults } from './certificate-faults.ts'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'
import { padlockFaults } from './padlock-faults.ts'
import { errorSchema } from './schemas.ts'

/** Why a name cannot be the domain of a site. */
export const domainRefusals = [
  ...['domain-malformed', 'domain-too-much', 'domain-number', 'domain-suffix', 'domain-reserved'],
  'domain-lookalike',
] as const
export type DomainRefusal = (typeof domainRefusals)[number]

/** What DNS answers for a record now; `silent`: no name server answered. */
const recordStates = ['found', 'missing', 'elsewhere', 'several', 'silent'] as const
export type DomainRecordState = (typeof recordStates)[number]

/** One record that an owner sets at their provider. */
export const domainRecordSchema = z.object({
  kind: z.enum(['TXT', 'A', 'AAAA', 'CNAME']),
  /** As providers write it: '@' for the domain itself. */
  name: z.string(),
  /** The whole host name that it is for. */
  host: z.string(),
  /** '' where the record is to be removed. */
  value: z.string(),
  state: z.enum(recordStates),
  /** What name servers answer that is not the value. */
  others: z.array(z.string()),
  /** So many name servers answered, and so many of them with the value alone. */
  servers: z.number(),
  seen: z.number(),
})
export type DomainRecord = Frozen<z.infer<typeof domainRecordSchema>>

/** How far a certificate is: that of the main name, or of another one that is not as far; times are ISO. */
const certificateSchema = z.object({
  /** As people read it. */
  name: z.string(),
  orderedAt: z.string().nullable(),
  checkedAt: z.string().nullable(),
  issuedAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  /** Null while nothing is wrong. */
  failure: z
    .object({
      code: z.enum(certificateFaults),
      /** What the authority said, in its own words. */
      said: z.string(),
      /** When it is tried again by itself. */
      nextAt: z.string(),
      /** From when somebody may have it tried; null where the authority sets the pace. */
      mayTryAt: z.string().nullable(),
    })
    .nullable(),
  /** The name of who gives it, as CAA records name it where that is Let’s Encrypt. */
  authority: z.string(),
})
export type DomainCertificate = Frozen<z.infer<typeof certificateSchema>>

/** Who keeps domains, as far as we know what their name servers are called. */
export const domainProviders = [
  ...(['Cloudflare', 'GoDaddy', 'Namecheap', 'IONOS', 'Hetzner', 'OVHcloud', 'Gandi', 'STRATO', 'INWX'] as const),
  ...(['Hostinger', 'Amazon Route 53', 'Squarespace', 'Porkbun', 'Turhost', 'Natro', 'İsimtescil'] as const),
  'DigitalOcean',
] as const
export type DomainProvider = (typeof domainProviders)[number]

/** The domain of a site; names are as people read them (Unicode). */
export const domainSchema = z.object({
  name: z.string(),
  /** All names that belong to it. */
  names: z.array(z.string()),
  /** The one that the others lead to. */
  main: z.string(),
  state: z.enum(['waiting', 'proved', 'connected']),
  /** With scheme, and a slash at the end: where visitors read the site, or will. */
  address: z.string(),
  /** Where they read it without the domain. */
  plainAddress: z.string(),
  isSecure: z.boolean(),
  madeAt: z.string(),
  provedAt: z.string().nullable(),
  connectedAt: z.string().nullable(),
  checkedAt: z.string().nullable(),
  /** When it is looked at again by itself. */
  dueAt: z.string().nullable(),
  /** Another site has proved it; the proof record decides. */
  isElsewhere: z.boolean(),
  records: z.array(domainRecordSchema),
  /** Null where a web server in front gets it. */
  certificate: certificateSchema.nullable(),
  /** What a visitor would see, asked from the server; null while nobody has looked, or where nothing is encrypted. */
  padlock: z
    .object({
      /** The name that was asked, as people read it. */
      name: z.string(),
      at: z.string(),
      /** Null where there is a padlock, and the site. */
      fault: z.enum(padlockFaults).nullable(),
      /** What was heard in the place of an answer; '' where nothing was. */
      said: z.string(),
    })
    .nullable(),
  /** Whose name servers answer for it; null where nobody we know. */
  provider: z.enum(domainProviders).nullable(),
  /** Whether its owners are told by mail when it works. */
  isTold: z.boolean(),
})
export type Domain = Frozen<z.infer<typeof domainSchema>>

/** What a typed text is as a domain. */
export const domainAnswerSchema = z.object({
  /** The domain without www, as people read it; '' where it is none. */
  name: z.string(),
  names: z.array(z.string()),
  /** The one that was typed, where it can be had. */
  main: z.string(),
  refusal: z.enum(domainRefusals).nullable(),
  /** The refusal as a sentence, in the language of who asks. */
  message: z.string(),
  /** What could be meant; '' where nobody knows. */
  offer: z.string(),
  /** Another site has proved it. */
  isElsewhere: z.boolean(),
})
export type DomainAnswer = Frozen<z.infer<typeof domainAnswerSchema>>

export const domainHelpSchema = z.object({ address: z.string(), expiresAt: z.string() })

const found = z.object({ domain: domainSchema.nullable() })

/** Domains of sites' own. */
export const domainEndpoints = {
  readDomain: {
    method: 'GET',
    path: '/sites/:id/domain',
    summary: 'The domain of a site’s own: its records, and what DNS answered last; null where it has none.',
    answers: { 200: found.extend({ siteName: z.string() }) },
  },
  checkDomainName: {
    method: 'GET',
    path: '/sites/:id/domain/names',
    summary: 'Whether a text that was typed, `name`, can be the domain of the site, and what could be meant otherwise.',
    query: ['name'],
    answers: { 200: domainAnswerSchema },
  },
  setDomain: {
    method: 'PUT',
    path: '/sites/:id/domain',
    summary:
      'Claims a domain for the site, in the place of another claim; or makes another of its names the main one. `main` is one of its names.',
    body: z.object({ name: z.string().max(300), main: z.string().max(300).optional() }),
    answers: { 200: found, 409: errorSchema, 422: errorSchema },
  },
  checkDomain: {
    method: 'POST',
    path: '/sites/:id/domain/checks',
    summary:
      'Asks DNS now. What is proved is proved from then on; once all records are found, visitors are taken to the domain with all pages at once. With `certificate`, one that failed is tried too, where that is not too soon; with `padlock`, the domain is asked once more as a visitor asks it.',
    body: z.looseObject({ certificate: z.boolean().optional(), padlock: z.boolean().optional() }),
    answers: { 200: found },
  },
  removeDomain: {
    method: 'DELETE',
    path: '/sites/:id/domain',
    summary:
      'Takes the domain from the site, with all its pages at once: its address without the domain is valid again.',
    answers: { 204: 'nothing' },
  },
  makeDomainHelp: {
    method: 'POST',
    path: '/sites/:id/domain/help',
    summary: 'A link that shows what is to be set at the provider and nothing else, to anybody who has it, for 7 days.',
    body: z.looseObject({}),
    answers: { 201: domainHelpSchema },
  },
} as const satisfies { readonly [name: string]: Endpoint }
