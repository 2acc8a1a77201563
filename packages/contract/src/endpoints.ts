import { z } from 'zod'
import { accountEndpoints } from './accounts.ts'
import { activityEndpoints } from './activity.ts'
import { archiveEndpoints } from './archives.ts'
import { deletedSiteEndpoints } from './deleted-sites.ts'
import type { Endpoint } from './endpoint.ts'
import { deedSchema, newShareLinkSchema, publishProgressSchema, shareLinkSchema, shareSchema } from './history.ts'
import { invitationEndpoints } from './invitations.ts'
import { mailboxSchema, messageChangeSchema, messageCountsSchema, messageSchema } from './messages.ts'
import { invitationSchema, invitedSchema, memberChangeSchema, memberSchema, signInLinkSchema } from './people.ts'
import { scheduleAnswerSchema, scheduleChangeSchema } from './schedule.ts'
import {
  documentSchema,
  errorSchema,
  goLiveSchema,
  iconsSchema,
  importedSchema,
  importRefusedSchema,
  importSchema,
  mediaFilesSchema,
  publishAnswerSchema,
  publishSchema,
  refusedSchema,
  releaseSchema,
  sendAnswerSchema,
  sendSchema,
  sessionSchema,
  signedInSchema,
  signInSchema,
  siteEntrySchema,
  storedChangeSchema,
  uploadAnswerSchema,
} from './schemas.ts'
import { addressAnswerSchema, moveSchema, siteAddressSchema, starterSchema, startSchema } from './starting.ts'
import { webhookChangeSchema, webhookSchema } from './webhook.ts'

const json = z.looseObject({})

export const endpoints = {
  listSites: {
    method: 'GET',
    path: '/sites',
    summary:
      'The sites of the account, those changed last first: at most `limit`, 100 at once, after the first `offset`; with `q` only those whose name or address holds it, with `unread` = 1 those with unread messages. x-total-count says how many there are; where there are more, the header `link` names the next page.',
    query: ['limit', 'offset', 'q', 'unread'],
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
    summary: 'The finished sites one can start with.',
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
  ...activityEndpoints,
  ...archiveEndpoints,
  ...invitationEndpoints,
  ...deletedSiteEndpoints,
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
  listShareLinks: {
    method: 'GET',
    path: '/sites/:id/share-links',
    summary:
      'The links with which people without an account see the draft, while they open; those with which they work on it are for owners to see.',
    answers: { 200: z.array(shareLinkSchema) },
  },
  makeShareLink: {
    method: 'POST',
    path: '/sites/:id/share-links',
    summary:
      'A new link to the draft, which shows always the newest, or for those to work on it who have no account; its address is told once.',
    body: shareSchema,
    answers: { 201: newShareLinkSchema },
    isForGuests: true,
  },
  revokeShareLink: {
    method: 'DELETE',
    path: '/sites/:id/share-links/:link',
    summary: 'Closes a link to the draft.',
    answers: { 204: 'nothing' },
  },
  reopenShareLink: {
    method: 'PUT',
    path: '/sites/:id/share-links/:link',
    summary: 'Opens a link again that was closed, until the moment it was made for.',
    body: json,
    answers: { 200: shareLinkSchema },
  },
  listMembers: {
    method: 'GET',
    path: '/sites/:id/members',
    summary: 'Who has a role on the site or is invited to it, its owners first.',
    answers: { 200: z.array(memberSchema) },
  },
  inviteMember: {
    method: 'POST',
    path: '/sites/:id/members',
    summary:
      'Offers somebody a role on the site, which they have when they agree, and makes the link they sign in with: once, within a day. Who is new here agrees by using it. It is mailed to them as well where a mail server is set.',
    body: invitationSchema,
    answers: { 201: invitedSchema },
  },
  setMember: {
    method: 'PUT',
    path: '/sites/:id/members/:member',
    summary: 'Gives a member another role, or one that was taken away again.',
    body: memberChangeSchema,
    answers: { 200: memberSchema },
  },
  removeMember: {
    method: 'DELETE',
    path: '/sites/:id/members/:member',
    summary: 'Takes the role of a member away; with the next request they see nothing of the site any more.',
    answers: { 204: 'nothing' },
  },
  makeSignInLink: {
    method: 'POST',
    path: '/sites/:id/members/:member/links',
    summary: 'A new link for a member to sign in with, once, within a day.',
    body: json,
    answers: { 201: signInLinkSchema },
  },
  publish: {
    method: 'POST',
    path: '/sites/:id/releases',
    summary:
      'Publishes the newest revision, or of it one page or one language, while all else stays as visitors read it; they read it when this is answered. 409: nothing is published yet that a part could join; 422: the part does not fit what visitors read.',
    body: publishSchema,
    answers: { 201: publishAnswerSchema, 409: errorSchema, 422: errorSchema },
  },
  listReleases: {
    method: 'GET',
    path: '/sites/:id/releases',
    summary: 'What was published, newest first.',
    answers: { 200: z.array(releaseSchema) },
  },
  publishProgress: {
    method: 'GET',
    path: '/sites/:id/releases/progress',
    summary: 'How far the publish is that is under way.',
    answers: { 200: publishProgressSchema },
  },
  goLive: {
    method: 'PUT',
    path: '/sites/:id/live',
    summary: 'Makes an earlier release the one visitors read.',
    body: goLiveSchema,
    answers: { 200: publishAnswerSchema },
  },
  readSchedule: {
    method: 'GET',
    path: '/sites/:id/schedule',
    summary: 'When the site is to be published, or what became of it; and what visitors read now.',
    answers: { 200: scheduleAnswerSchema },
  },
  setSchedule: {
    method: 'PUT',
    path: '/sites/:id/schedule',
    summary:
      'Publishes the draft at a moment to come, as it is then, unless it has errors; in place of the moment there was. 422: that moment has passed.',
    body: scheduleChangeSchema,
    answers: { 200: scheduleAnswerSchema, 422: errorSchema },
  },
  cancelSchedule: {
    method: 'DELETE',
    path: '/sites/:id/schedule',
    summary: 'Nothing is published at that moment; what became of an earlier one is forgotten.',
    answers: { 204: 'nothing' },
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
  readMediaFiles: {
    method: 'GET',
    path: '/sites/:id/media-files',
    summary:
      'The files of stored pictures, by hash: of those named in `hash` (up to 100, with commas), else of all the site has.',
    query: ['hash'],
    answers: { 200: mediaFilesSchema },
    isForGuests: true,
  },
  listMessages: {
    method: 'GET',
    path: '/sites/:id/messages',
    summary:
      'What visitors sent, newest first, 50 at once; `folder` is inbox, spam or complaints, `before` the id of the last one had; x-total-count says how many there are.',
    query: ['folder', 'search', 'before'],
    answers: { 200: z.array(messageSchema) },
  },
  countMessages: {
    method: 'GET',
    path: '/sites/:id/messages/counts',
    summary: 'How many messages lie in which folder, and how many of them nobody has read.',
    answers: { 200: messageCountsSchema },
  },
  exportMessages: {
    method: 'GET',
    path: '/sites/:id/messages.csv',
    summary: 'A whole folder as comma-separated values.',
    query: ['folder', 'search'],
    answers: { 200: 'text/csv' },
  },
  changeMessage: {
    method: 'PATCH',
    path: '/sites/:id/messages/:message',
    summary: 'Marks a message as read or not, moves it into or out of the spam folder, erases it or brings it back.',
    body: messageChangeSchema,
    answers: { 204: 'nothing' },
  },
  readMailbox: {
    method: 'GET',
    path: '/sites/:id/mailbox',
    summary:
      'The address that messages of visitors are mailed to, and whether somebody there has agreed; until then, messages are in the inbox alone.',
    answers: { 200: mailboxSchema },
  },
  askMailbox: {
    method: 'POST',
    path: '/sites/:id/mailbox/mails',
    summary: 'Sends the mail again by which somebody there agrees: at most three an hour to an address.',
    body: json,
    answers: { 200: mailboxSchema },
  },
  readWebhook: {
    method: 'GET',
    path: '/sites/:id/webhook',
    summary: 'The program that messages of visitors are sent to, and the secret it checks their signature with.',
    answers: { 200: webhookSchema },
  },
  setWebhook: {
    method: 'PUT',
    path: '/sites/:id/webhook',
    summary:
      'Sends new messages to an https address as well, signed as Standard Webhooks describes; an empty address ends that.',
    body: webhookChangeSchema,
    answers: { 200: webhookSchema },
  },
  renewWebhookSecret: {
    method: 'POST',
    path: '/sites/:id/webhook/secret',
    summary: 'Makes a new secret; the one before signs nothing any more.',
    body: json,
    answers: { 200: webhookSchema },
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
