import { PALETTE_TOKENS } from '@mimar/document'
import { z } from 'zod'
import type { Frozen } from './frozen.ts'

/** Part of the address of a site: `{slug}.` before the domain of the sites. */
export const slugSchema = z.string().regex(/^[a-z0-9](?:-?[a-z0-9]){1,49}$/)

const hex = z.string().regex(/^#[0-9A-Fa-f]{6}$/)
const paletteSchema = z.object(
  Object.fromEntries(PALETTE_TOKENS.map((token) => [token, hex])) as Record<
    (typeof PALETTE_TOKENS)[number],
    typeof hex
  >,
)

/** A finished site to begin with, and what of it tells that nobody has made it their own yet. */
export const starterSchema = z.object({
  id: z.string(),
  /** The kind of business it is for; some have several. */
  trade: z.string(),
  /** Languages it is written in, its own first. */
  languages: z.array(z.string()),
  palette: paletteSchema,
  names: z.array(z.string()),
  phones: z.array(z.string()),
  media: z.array(z.string()),
  /** What it made up: names, facts, figures by their place, words of people, profiles elsewhere. */
  sample: z.object({
    names: z.array(z.string()),
    facts: z.array(z.string()),
    figures: z.record(z.string(), z.array(z.string())),
    quotes: z.array(z.string()),
    links: z.array(z.string()),
  }),
})
export type Starter = Frozen<z.infer<typeof starterSchema>>

const languageCode = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/)

/** The address that a site would get: what it is, and what else is free where it cannot be had. */
export const addressAnswerSchema = z.object({
  slug: z.string(),
  /** The whole address, without a scheme. */
  host: z.string(),
  /** What stands behind every slug: `.sites.example`; '' where addresses are no names. */
  domain: z.string(),
  state: z.enum(['free', 'taken', 'reserved', 'malformed']),
  proposals: z.array(z.string()),
})
export type AddressAnswer = Frozen<z.infer<typeof addressAnswerSchema>>

/** Where visitors read a site, and where they read it before: those addresses lead on to this one. */
export const siteAddressSchema = z.object({
  slug: z.string(),
  /** With scheme, and a slash at the end. */
  address: z.string(),
  /** What stands behind every slug; '' where addresses are no names. */
  domain: z.string(),
  /** Slugs, the one that was left last before the others. */
  former: z.array(z.string()),
})
export type SiteAddress = Frozen<z.infer<typeof siteAddressSchema>>

export const moveSchema = z.object({ slug: z.string().max(80) })

/** A site to be made from a starter. The first language is the one that is written first. */
export const startSchema = z.object({
  starter: z.string().max(40),
  name: z.string().trim().min(1).max(80).optional(),
  slug: z.string().max(80).optional(),
  /** Where enquiries are mailed to; the owner's own address unless it is given. */
  email: z.string().trim().max(254).optional(),
  languages: z
    .array(languageCode)
    .min(1)
    .max(12)
    .refine((codes) => new Set(codes).size === codes.length, 'a language is named twice'),
  palette: paletteSchema.optional(),
  /** Where its owner sits: by that clock the business opens and closes. */
  timeZone: z
    .string()
    .regex(/^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+){0,2}$/)
    .optional(),
})
export type StartRequest = Frozen<z.infer<typeof startSchema>>
