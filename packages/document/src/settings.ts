import {
  type CodeField,
  type ContentOf,
  choice,
  code,
  email,
  type Fields,
  flag,
  group,
  image,
  link,
  list,
  number,
  text,
} from '@mimar/fields'
import { adsenseKey } from './integrations/adsense/key.ts'
import { gtagKey } from './integrations/gtag/key.ts'
import type { IntegrationKey } from './integrations/integration.ts'
import { metricaKey } from './integrations/metrica/key.ts'
import { ORIGIN } from './integrations/origin.ts'
import { pixelKey } from './integrations/pixel/key.ts'

const label = (limit = 80) => text({ limit, lines: false })

const consentButton = { name: label(40), isVisible: flag(true) }
/** A simple notice has one button, unless the owner shows the others. */
const noticeButton = { ...consentButton, isVisible: flag(false) }

/** The texts and switches of the consent banner (COOKIE-2); the same shape serves the simple and the GDPR mode. */
const consent = {
  isVisible: flag(false),
  acceptBtn: group(consentButton),
  declineBtn: group(consentButton),
  settingsBtn: group(consentButton),
  privacyPolicyBtn: group({ ...consentButton, link: link() }),
  consentText: text({ limit: 500 }),
  settings: group({
    title: label(),
    description: text({ limit: 1000 }),
    confirmBtnName: label(40),
    categories: list(
      {
        type: choice(['essential', 'analytics', 'marketing', 'functional']),
        title: label(),
        description: text({ limit: 500 }),
      },
      { max: 4 },
    ),
    startsOff: flag(false),
  }),
}

const messenger = {
  name: choice(['facebook', 'whatsapp', 'telegram', 'viber']),
  isActive: flag(true),
  value: code(/^[^\s<>"'`\\]{1,200}$/, 'a handle, an address or a phone number'),
  data: group({
    avatar: image({ url: 'avatar', crop: 'imgCropParams' }),
    optimizedAvatar: code(/^[^\s<>"'`\\]{1,500}$/, 'an address'),
    name: label(60),
    subtitle: label(80),
    message: text({ limit: 500 }),
    buttonText: label(40),
  }),
}

/** The id that another company gives an owner, strictly of its form. */
const keyOf = ({ form, example }: Pick<IntegrationKey, 'form' | 'example'>) => code(form, example)

/** Which integration; read in any case, and as nothing where an older site holds null. */
function integrationId(): CodeField {
  const name = code(/^[a-z][a-z0-9-]{1,29}$/, 'the id of an integration')
  return { ...name, check: (input) => name.check(typeof input === 'string' ? input.toLowerCase() : (input ?? '')) }
}

/**
 * Everything a site's owner sets once for the whole site, as fields, so that operations, import and panels treat it like content.
 * Tracking ids must have their provider's own form before they can reach a page (SCRIPT-3).
 */
export const settingsFields = {
  name: label(),
  extraLinksLabel: label(40),
  languageMenuLayout: choice(['full', 'text', 'flag']),
  languageSwitch: choice(['root', 'same-page']),
  primaryHasNoPrefix: flag(true),
  /** Whether long pages get a button that leads back to their top (VIS-1). */
  hasScrollTop: flag(true),
  /** Whether visitors can search the site (0136). */
  hasSearch: flag(false),
  /** Whether pages measure what visitors wait, and tell their own server (0133). */
  measuresSpeed: flag(false),
  /** By which search engines know who tells them of changes (IndexNow); '' tells them of none. */
  indexNowKey: code(/^[0-9a-f]{32}$/, '32 digits and letters from a to f'),
  /** Stands in the bar at the foot of free sites in place of Mimar's own sentence (REPORT-1). */
  disclaimer: text({ limit: 200, lines: false }),
  contactEmail: email(),
  favicon: image({ url: 'favicon' }),
  shareImage: image({ url: 'socialShareImage' }),
  /** Addresses that pages had before, and where they are now; links elsewhere go on working. */
  redirects: list(
    {
      from: code(/^(?:\/[A-Za-z0-9_-]+)+$/, 'the path of a page, such as /Rooms'),
      to: link(),
    },
    { max: 500 },
  ),
  facebookPixelCode: keyOf(pixelKey),
  gtagId: keyOf(gtagKey),
  adSensePublisherId: keyOf(adsenseKey),
  ymId: keyOf(metricaKey),
  /** Ids of integrations that have no setting of their own, by their names; those of one that is not installed are kept. */
  integrations: list(
    {
      name: integrationId(),
      key: code(/^[^\s<>"'`\\]{1,200}$/, 'the id the company shows'),
      /** The owner's own host, where it runs on one. */
      origin: code(ORIGIN, 'an https origin such as https://stats.example.org'),
    },
    { max: 50 },
  ),
  chats: list(
    {
      name: integrationId(),
      key: code(/^[A-Za-z0-9._-]{3,80}$/, 'the key the provider shows'),
      isPrimary: flag(false),
    },
    { max: 10 },
  ),
  messengerAlignment: choice(['left', 'right']),
  messengers: list(messenger, { max: 4 }),
  simpleConsent: group({ ...consent, declineBtn: group(noticeButton), settingsBtn: group(noticeButton) }),
  gdprConsent: group(consent),
  privacyPolicy: group({ name: label(60), link: link(), showInFooter: flag(false) }),
  /** Texts of the starter that the owner keeps on purpose; the check before a publish is silent about them. */
  keptSamples: list({ text: code(/^[\s\S]{1,4000}$/, 'a text of the starter') }, { max: 200 }),
  /** What search engines are told about the business (schema.org, JSON-LD). */
  business: group({
    type: choice([
      'Hotel',
      'Restaurant',
      'CafeOrCoffeeShop',
      'MedicalClinic',
      'Dentist',
      'LegalService',
      'AccountingService',
      'EducationalOrganization',
      'LocalBusiness',
      'Organization',
    ]),
    telephone: code(/^\+?[\d ().-]{5,30}$/, 'a phone number'),
    email: email(),
    street: label(120),
    locality: label(80),
    country: code(/^[A-Z]{2}$/, 'a two-letter country code'),
    latitude: number({ min: -90, max: 90 }),
    longitude: number({ min: -180, max: 180 }),
    /** By whose clock it opens and closes (IANA); '' says nothing. */
    timeZone: code(/^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+){0,2}$/, 'a time zone such as Europe/Berlin'),
    foundingYear: number({ min: 1000, max: 3000 }),
    roomCount: number({ min: 0, max: 100_000 }),
    sameAs: list({ url: link() }, { max: 12 }),
  }),
} satisfies Fields

export type Settings = ContentOf<typeof settingsFields>
