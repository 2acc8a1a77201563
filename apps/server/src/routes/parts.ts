import type { Site } from '@mimar/document'
import type { Guests } from '../accounts/guests.ts'
import type { MailedLinks } from '../accounts/mailed-links.ts'
import type { OrganisationAccounts } from '../accounts/organisation-accounts.ts'
import type { Passkeys } from '../accounts/passkeys.ts'
import type { People } from '../accounts/people.ts'
import type { Proofs } from '../accounts/proofs.ts'
import type { RecoveryCodes } from '../accounts/recovery-codes.ts'
import type { SignIn } from '../accounts/sign-in.ts'
import type { SignInAddresses } from '../accounts/sign-in-addresses.ts'
import type { SignUps } from '../accounts/sign-ups.ts'
import type { WaitingDevices } from '../accounts/waiting-devices.ts'
import type { Archives } from '../archive/archives.ts'
import type { Backups } from '../backup-standing.ts'
import type { CanvasDrawing } from '../canvas/drawing.ts'
import type { Domains } from '../domains/domains.ts'
import type { DrawnDrafts } from '../drafts/drawn-drafts.ts'
import type { ShareLinks } from '../drafts/share-links.ts'
import type { EventLoop } from '../event-loop.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Budgets } from '../limits/budgets.ts'
import type { Quotas } from '../limits/quotas.ts'
import type { Allowance } from '../media/allowance.ts'
import type { KeptFiles } from '../media/files/kept-files.ts'
import type { PictureKeys } from '../media/picture-keys.ts'
import type { Uploads } from '../media/uploads.ts'
import type { AccountTeller } from '../messages/account-mail.ts'
import type { Letters } from '../messages/letters.ts'
import type { Mailboxes } from '../messages/mailboxes.ts'
import type { Messages } from '../messages/messages.ts'
import type { SentFiles } from '../messages/sent/sent-files.ts'
import type { Metrics } from '../metrics.ts'
import type { Arrivals } from '../moving/arrivals.ts'
import type { Departures } from '../moving/departures.ts'
import type { Readiness } from '../readiness.ts'
import type { Levels } from '../releases/levels.ts'
import type { LiveReleases } from '../releases/live.ts'
import type { Mixtures } from '../releases/mixtures.ts'
import type { Move, Planned } from '../releases/releases.ts'
import type { Schedules } from '../releases/schedules.ts'
import type { Settings } from '../settings.ts'
import type { OtherVersions } from '../sharing/other-versions.ts'
import type { Moments } from '../sites/moments.ts'
import type { Sites } from '../sites/sites.ts'
import type { Starters } from '../sites/starters.ts'
import type { Statistics } from '../statistics/statistics.ts'
import type { AccountStore } from '../store/accounts.store.ts'
import type { AuditStore } from '../store/audit.store.ts'
import type { ClosedSiteStore } from '../store/closed-sites.store.ts'
import type { ComplaintStore } from '../store/complaints.store.ts'
import type { Database } from '../store/database.ts'
import type { DeletedSiteStore } from '../store/deleted-sites.store.ts'
import type { MediaStore } from '../store/media.store.ts'
import type { OfferStore } from '../store/offers.store.ts'
import type { QuotaStore } from '../store/quotas.store.ts'
import type { ReleaseRow } from '../store/releases.store.ts'
import type { SiteListStore } from '../store/site-lists.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import type { StatisticsStore } from '../store/statistics.store.ts'
import type { TenantStore } from '../store/tenants.store.ts'

/** A build of a site that visitors can be given. */
export type Release = ReleaseRow

type MadeOf = (release: string) => Promise<Planned | undefined>

/** How a site becomes what visitors read. */
interface Publishing {
  publish(siteId: string, site: Site, revision: number): Promise<Release>
  /** Gets ready for a publish that may come. */
  warm(siteId: string, site: Site): void
  /** Undefined when no publish of the site is under way. */
  progress(siteId: string): Promise<{ readonly done: number; readonly total: number } | undefined>
  list(siteId: string): Promise<readonly Release[]>
  /** Undefined when the site has no such release; `made` finds what one was made from. */
  goLive(siteId: string, release: string, made: MadeOf): Promise<Release | undefined>
  move(siteId: string, move: Move, made: MadeOf): Promise<void>
}

/** Everything the routes stand on. */
export interface Parts {
  readonly settings: Settings
  readonly database: Database
  readonly accounts: AccountStore
  readonly siteStore: SiteStore
  readonly siteLists: SiteListStore
  readonly deletedSites: DeletedSiteStore
  readonly closedSites: ClosedSiteStore
  readonly offers: OfferStore
  readonly complaints: ComplaintStore
  /** What is kept in memory of what visitors read. */
  readonly visitors: Pick<LiveReleases, 'find' | 'forgetAddresses' | 'partAt'>
  readonly mediaStore: MediaStore
  readonly signIn: SignIn
  readonly passkeys: Passkeys
  readonly mailedLinks: MailedLinks
  readonly waitingDevices: WaitingDevices
  readonly proofs: Proofs
  readonly signInAddresses: SignInAddresses
  /** Accounts that are still to be made. */
  readonly signUps: SignUps
  /** Mails to people about their accounts. */
  readonly tell: AccountTeller
  readonly organisation: OrganisationAccounts
  readonly audit: AuditStore
  readonly recoveryCodes: RecoveryCodes
  readonly sites: Sites
  /** Other versions of this program on the same database. */
  readonly versions: OtherVersions
  readonly moments: Moments
  readonly shareLinks: ShareLinks
  readonly guests: Guests
  /** What people, sites and addresses may still ask for. */
  readonly budgets: Budgets
  readonly tenants: TenantStore
  readonly quotaStore: QuotaStore
  readonly statistics: Pick<Statistics, 'measured' | 'shown'>
  /** What was visited, in sums. */
  readonly statisticsStore: StatisticsStore
  /** How much the sites of one owner may hold. */
  readonly quotas: Quotas
  readonly drafts: Pick<DrawnDrafts, 'files'>
  readonly starters: Starters
  readonly publishing: Publishing
  readonly schedules: Schedules
  /** The same of pages by themselves. */
  readonly pageSchedules: Schedules
  readonly mixtures: Pick<Mixtures, 'publish' | 'siteOf' | 'wouldBe'>
  readonly domains: Domains
  readonly levels: Pick<Levels, 'reached'>
  readonly drawing: CanvasDrawing
  /** Whole sites as one file, out and in. */
  readonly archives: Archives
  /** Sites that come from other installations, and those that go there. */
  readonly arrivals: Arrivals
  readonly departures: Departures
  readonly uploads: Uploads
  /** Files that are no pictures. */
  readonly keptFiles: KeptFiles
  readonly pictureKeys: PictureKeys
  /** What a site may still keep of pictures. */
  readonly allowanceOf: (site: Site) => Allowance
  readonly messages: Messages
  /** Files that came with messages. */
  readonly sentFiles: SentFiles
  readonly people: People
  readonly mailboxes: Mailboxes
  readonly letters: Letters
  readonly metrics: Metrics
  /** How much there is to do just now. */
  readonly load: Pick<EventLoop, 'isOverloaded' | 'begin' | 'lag'>
  /** Work in the background. */
  readonly jobs: Jobs
  /** Where the nightly backups stand; not of commands. */
  readonly backups?: Backups
  readonly readiness?: Readiness
  /** Folder with the built editor. */
  readonly editorDir: string
}
