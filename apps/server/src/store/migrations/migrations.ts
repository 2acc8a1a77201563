import { startTables } from './001-start.ts'
import { releases } from './002-releases.ts'
import { messages } from './003-messages.ts'
import { siteLists } from './004-site-lists.ts'
import { shareLinks } from './005-share-links.ts'
import { webhooks } from './006-webhooks.ts'
import { people } from './007-people.ts'
import { partsAndSchedules } from './008-parts-and-schedules.ts'
import { pictureLimit } from './009-picture-limit.ts'
import { guests } from './010-guests.ts'
import { beginnings } from './011-beginnings.ts'
import { formLimits } from './012-form-limits.ts'
import { wantedCutDays } from './013-wanted-cuts.ts'
import { formerAddresses } from './014-former-addresses.ts'
import { unneededPictures } from './015-unneeded-pictures.ts'
import { mailboxes } from './016-mailboxes.ts'
import { linkNames } from './019-link-names.ts'
import { paidSites } from './020-paid-sites.ts'
import { invitations } from './021-invitations.ts'
import { unfinishedSites } from './022-unfinished-sites.ts'
import { foldedLigatures } from './023-folded-ligatures.ts'
import { snapshotChecksums } from './024-snapshot-checksums.ts'
import { inverseDifferences } from './025-inverse-differences.ts'
import { wantedFonts } from './026-wanted-fonts.ts'
import { operationDifferences } from './027-operation-differences.ts'
import { sitePorts } from './028-site-ports.ts'
import { sessionDevices } from './030-session-devices.ts'
import { passkeys } from './031-passkeys.ts'
import { recoveryCodes } from './032-recovery-codes.ts'
import { auditLog } from './033-audit-log.ts'
import { deletedSites } from './038-deleted-sites.ts'
import { mailedLinks } from './040-mailed-links.ts'
import { firstOwner } from './041-first-owner.ts'
import { organisationAccounts } from './042-organisation-accounts.ts'
import { tenants } from './044-tenants.ts'
import { signUps } from './045-sign-ups.ts'
import { visits } from './046-visits.ts'
import { domains } from './047-domains.ts'
import { domainHelp } from './048-domain-help.ts'
import { certificates } from './049-certificates.ts'
import { certificateOrders } from './050-certificate-orders.ts'
import { letters } from './051-letters.ts'
import { enquirySettings } from './052-enquiry-settings.ts'
import { learntSpam } from './053-learnt-spam.ts'
import { jobTries } from './054-job-tries.ts'
import { versionsRun } from './055-versions-run.ts'
import { closedSites } from './056-closed-sites.ts'
import { siteOffers } from './057-site-offers.ts'
import { complaintCases } from './058-complaint-cases.ts'
import { foldedAddresses } from './061-folded-addresses.ts'
import { addressChanges } from './062-address-changes.ts'
import { domainMails } from './064-domain-mails.ts'
import { certificateMails } from './065-certificate-mails.ts'
import { hostDecisions } from './066-host-decisions.ts'
import { waitingDevices } from './070-waiting-devices.ts'
import { profiles } from './071-profiles.ts'
import { messageNotes } from './072-message-notes.ts'
import { endsOfMoves } from './073-ends-of-moves.ts'
import { arrivingPictures } from './074-arriving-pictures.ts'
import { strongSessions } from './075-strong-sessions.ts'
import { padlocks } from './076-padlocks.ts'
import { wordsTakenBack } from './077-words-taken-back.ts'
import { references } from './079-references.ts'
import { cdnPurges } from './082-cdn-purges.ts'
import { indexPings } from './083-index-pings.ts'
import { moves } from './084-moves.ts'
import { messageAnswers } from './085-message-answers.ts'
import { visitSums } from './087-visit-sums.ts'
import { speedSums } from './088-speed-sums.ts'
import { servers } from './090-servers.ts'
import { spentTries } from './091-spent-tries.ts'
import { ownersOfJobs } from './092-owners-of-jobs.ts'
import { publishesUnderWay } from './093-publishes-under-way.ts'
import { packs } from './094-packs.ts'
import { timesOfIndexPings } from './095-times-of-index-pings.ts'
import { ownFiles } from './096-files.ts'
import { sentFiles } from './097-sent-files.ts'
import { placesOfServers } from './099-places-of-servers.ts'
import { pageSchedules } from './100-page-schedules.ts'
import { zonesOfSites } from './101-zones-of-sites.ts'
import { sharedWork } from './102-shared-work.ts'
import type { Migration } from './migration.ts'

/** Every step, in order; a new one is one file and one line here. */
export const migrations: readonly Migration[] = [
  startTables,
  releases,
  messages,
  siteLists,
  shareLinks,
  webhooks,
  people,
  partsAndSchedules,
  pictureLimit,
  guests,
  beginnings,
  formLimits,
  wantedCutDays,
  formerAddresses,
  unneededPictures,
  mailboxes,
  linkNames,
  paidSites,
  invitations,
  unfinishedSites,
  foldedLigatures,
  snapshotChecksums,
  inverseDifferences,
  wantedFonts,
  operationDifferences,
  sitePorts,
  sessionDevices,
  passkeys,
  recoveryCodes,
  auditLog,
  deletedSites,
  mailedLinks,
  firstOwner,
  organisationAccounts,
  tenants,
  signUps,
  visits,
  domains,
  domainHelp,
  letters,
  certificates,
  certificateOrders,
  enquirySettings,
  jobTries,
  versionsRun,
  closedSites,
  learntSpam,
  siteOffers,
  complaintCases,
  domainMails,
  certificateMails,
  hostDecisions,
  foldedAddresses,
  addressChanges,
  servers,
  strongSessions,
  spentTries,
  ownersOfJobs,
  publishesUnderWay,
  padlocks,
  wordsTakenBack,
  packs,
  waitingDevices,
  profiles,
  references,
  messageNotes,
  cdnPurges,
  moves,
  visitSums,
  speedSums,
  endsOfMoves,
  arrivingPictures,
  messageAnswers,
  indexPings,
  timesOfIndexPings,
  ownFiles,
  sentFiles,
  placesOfServers,
  pageSchedules,
  zonesOfSites,
  sharedWork,
]
