import { z } from 'zod'
import { accountEndpoints } from './accounts.ts'
import { activityEndpoints } from './activity.ts'
import { archiveEndpoints } from './archives.ts'
import { closedSiteEndpoints } from './closed-sites.ts'
import { complaintEndpoints } from './complaints.ts'
import { dataRequestEndpoints } from './data-requests.ts'
import { deletedSiteEndpoints } from './deleted-sites.ts'
import { domainEndpoints } from './domain-endpoints.ts'
import { type Endpoint, OF_PAGES, pageByPage } from './endpoint.ts'
import { enquirySettingsEndpoints } from './enquiry-settings.ts'
import { deedSchema } from './history.ts'
import { hostEndpoints } from './host.ts'
import { invitationEndpoints } from './invitations.ts'
import { letterEndpoints } from './letters.ts'
import { messageEndpoints } from './message-endpoints.ts'
import { moveEndpoints } from './moves.ts'
import { offerEndpoints } from './offers.ts'
import { peopleEndpoints } from './people-endpoints.ts'
import { profileEndpoints } from './profile.ts'
import { publishingEndpoints } from './publishing-endpoints.ts'
import {
  documentSchema,
  errorSchema,
  fileAnswerSchema,
  iconsSchema,
  importedSchema,
  importRefusedSchema,
  importSchema,
  mediaFilesSchema,
  refusedSchema,
  sendAnswerSchema,
  sendSchema,
  sessionSchema,
  signedInSchema,
  signInSchema,
  siteEntrySchema,
  storedChangeSchema,
  uploadAnswerSchema,
} from './schemas.ts'
import { signInAddressEndpoints } from './sign-in-address.ts'
import { spamEndpoints } from './spam.ts'
import { addressAnswerSchema, moveSchema, siteAddressSchema, starterSchema, startSchema } from './starting.ts'
import { statisticsEndpoints } from './statistics.ts'
import { tenantEndpoints } from './tenants.ts'
import { waitingDeviceEndpoints } from './waiting-devices.ts'

const json = z.looseObject({})

export const endpoints = {
  listSites: {
    method: 'GET',
    path: '/sites',
    summary: `The sites of the account, those changed last first: ${pageByPage(100)}; with \`q\` only those whose name or address holds it, with \`unread\` = 1 those with unread messages. Those that were put away are listed with \`archived\` = 1, and no others then. x-total-count says how many there are; where there are more, the header \`link\` names the next page.`,
    query: [...OF_PAGES, 'q', 'unread', 'archived'],
    answers: { 200: z.array(siteEntrySchema) },
  },
  importSite: {
    method: 'POST',
    path: '/sites',
    summary:
      'Makes a site from a starter, or from a site configuration. A file with faults is refused whole, with every fault.',
    body: z.union([startSchema, importSchema]),
    answers: { 201: importedSchema, 422: importRefusedSchema },
  },
  copySite: {
    method: 'POST',
    path: '/sites/:id/copies',
    summary: 'Makes a site like this one, at an address of its own, unpublished.',
    body: json,
    answers: { 201: siteEntrySchema },
  },
  siteStill: {
    method: 'GET',
    path: '/sites/:id/still',
    summary:
      'The first screen of a site as it stands, to look at: in the language `lang`, or the one it is written in. `revision` makes each state an address of its own.',
    query: ['revision'],
    answers: { 200: 'text/html' },
  },
  listStarters: {
    method: 'GET',
    path: '/starters',
    summary: 'The finished sites one can start with; `only` names one of them.',
    query: ['only'],
    answers: { 200: z.array(starterSchema) },
  },
  starterStill: {
    method: 'GET',
    path: '/starters/:starter/still',
    summary:
      'The first screen of a starter, in the language `lang` and, where `palette` names its eleven colours, in those.',
    query: ['palette'],
    answers: { 200: 'text/html' },
  },
  proposeAddress: {
    method: 'GET',
    path: '/addresses',
    summary:
      'The address that a name of a business, written in the language `in`, would get; or whether the address `slug` can be had, by the site `site`, which may go back to those it had.',
    query: ['name', 'in', 'slug', 'site'],
    answers: { 200: addressAnswerSchema },
  },
  readSiteAddress: {
    method: 'GET',
    path: '/sites/:id/address',
    summary: 'Where visitors read the site, and where they read it before.',
    answers: { 200: siteAddressSchema },
  },
  moveSite: {
    method: 'PUT',
    path: '/sites/:id/address',
    summary:
      'Takes the site to another address, with all its pages at once. The one it leaves leads on to it, and nobody else can have it while the site exists.',
    body: moveSchema,
    answers: { 200: siteAddressSchema, 409: errorSchema },
  },
  readDocument: {
    method: 'GET',
    path: '/sites/:id/document',
    summary:
      'The whole site and what is needed to draw it; as it was after revision `revision`, or as it was published with release `release` (or the `live` one), where that is named.',
    query: ['revision', 'release'],
    answers: { 200: documentSchema },
    isForGuests: true,
  },
  exportSite: {
    method: 'GET',
    path: '/sites/:id/export',
    summary: 'The site configuration, as import reads it.',
    answers: { 200: json },
  },
  ...accountEndpoints,
  ...signInAddressEndpoints,
  ...waitingDeviceEndpoints,
  ...profileEndpoints,
  ...activityEndpoints,
  ...archiveEndpoints,
  ...invitationEndpoints,
  ...closedSiteEndpoints,
  ...offerEndpoints,
  ...moveEndpoints,
  ...complaintEndpoints,
  ...deletedSiteEndpoints,
  ...domainEndpoints,
  ...hostEndpoints,
  ...messageEndpoints,
  ...letterEndpoints,
  ...spamEndpoints,
  ...dataRequestEndpoints,
  ...enquirySettingsEndpoints,
  ...statisticsEndpoints,
  ...publishingEndpoints,
  ...peopleEndpoints,
  ...tenantEndpoints,
  sendChanges: {
    method: 'POST',
    path: '/sites/:id/operations',
    summary:
      'Stores changes in order. Sent twice, stored once. Where a change says its own `base`, a text that somebody else has changed since keeps their words: the change is stored, and taken back at once by `back-{change}`, in `missed`. 422: the named change cannot be made; those before it are stored, those after it are not. 403: the named change is not for the role of who sent it; nothing is stored. 409 far-behind: more was changed since `base` than one answer holds; read that first.',
    body: sendSchema,
    answers: { 200: sendAnswerSchema, 403: refusedSchema, 409: errorSchema, 422: refusedSchema },
    isForGuests: true,
  },
  listChanges: {
    method: 'GET',
    path: '/sites/:id/operations',
    summary:
      'The changes after revision `since`, oldest first: at most `limit`, 500 or half a megabyte at once. Where there are more, the header `link` names the next page.',
    query: ['since', 'limit'],
    answers: { 200: z.array(storedChangeSchema) },
    isForGuests: true,
  },
  readHistory: {
    method: 'GET',
    path: '/sites/:id/history',
    summary:
      'Who did what, newest first: the changes after revision `after`, up to revision `upTo`; at most `limit`, 200 or half a megabyte at once. Where there are more, the header `link` names the next page.',
    query: ['after', 'upTo', 'limit'],
    answers: { 200: z.array(deedSchema) },
  },
  countUnpublished: {
    method: 'GET',
    path: '/sites/:id/unpublished',
    summary: 'In how many things the draft differs from what visitors have; 404 while visitors have nothing.',
    answers: { 200: z.object({ count: z.int().min(0) }) },
  },
  canvasStyles: {
    method: 'GET',
    path: '/sites/:id/canvas.css',
    summary:
      'The styles of the site for the canvas, in the reading direction of `lang`; in other fonts where `head` and `body` name some, with the letters of the languages in `beside`, weights and italics where they are named, as they were after revision `revision` or with release `release`.',
    query: [
      ...(['lang', 'head', 'body', 'headWeight', 'bodyWeight', 'headItalic', 'bodyItalic'] as const),
      ...(['beside', 'revision', 'release'] as const),
    ],
    answers: { 200: 'text/css' },
    isForGuests: true,
  },
  fontPreviews: {
    method: 'GET',
    path: '/sites/:id/font-previews.css',
    summary: 'The letters of the names of all fonts a theme can have, each in a font `{name} preview`.',
    answers: { 200: 'text/css' },
  },
  findIcons: {
    method: 'GET',
    path: '/sites/:id/icons',
    summary:
      'Icons one may choose, with their shapes: those named in `names` (with commas), else those whose names hold the words of `search`, 120 at once after the first `from`; `total` says how many there are.',
    query: ['names', 'search', 'from'],
    answers: { 200: iconsSchema },
    isForGuests: true,
  },
  uploadPicture: {
    method: 'POST',
    path: '/sites/:id/media',
    summary:
      'Keeps a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG, at most 25 MB and 50 megapixels; what it is is told by its bytes. The header x-file-name is its name, percent-encoded. The same bytes are kept once; a picture that the site has already is answered as the site has it. Refused with the codes too-large, empty, not-a-picture, kind-refused, broken, too-many-pixels, too-complex, took-too-long, media-full, pictures-waiting.',
    bytes: 'image/*',
    answers: { 201: uploadAnswerSchema },
    isForGuests: true,
  },
  uploadFile: {
    method: 'POST',
    path: '/sites/:id/files',
    summary:
      'Keeps a file for a field of its kind. `use` says for what: a `video` (MP4 or WebM, at most 200 MB), `captions` (WebVTT, 1 MB) or a `pdf` (25 MB); what it is is told by its bytes. The header x-file-name is its name, percent-encoded. The same bytes are kept once. Refused with the codes file-too-large, file-empty, not-a-video, not-a-pdf, not-captions, file-broken, film-unplayable, film-without-picture, captions-no-head, captions-no-cues, captions-time, captions-order, captions-text, media-full, pictures-waiting; those of captions say the line.',
    query: ['use'],
    bytes: 'application/octet-stream',
    answers: { 201: fileAnswerSchema },
    isForGuests: true,
  },
  readMediaFiles: {
    method: 'GET',
    path: '/sites/:id/media-files',
    summary:
      'The files of stored pictures, by hash: of those named in `hash` (up to 100, with commas), else of all the site has.',
    query: ['hash'],
    answers: { 200: mediaFilesSchema },
    isForGuests: true,
  },
  readSession: {
    method: 'GET',
    path: '/session',
    summary: 'Who is signed in.',
    answers: { 200: sessionSchema },
  },
  signIn: {
    method: 'POST',
    path: '/session',
    summary: 'Exchanges a one-time authHash for a session cookie.',
    body: signInSchema,
    answers: { 200: signedInSchema },
  },
  signOut: {
    method: 'DELETE',
    path: '/session',
    summary: 'Ends the session.',
    answers: { 204: 'nothing' },
  },
} as const satisfies { readonly [name: string]: Endpoint }
