import { join } from 'node:path'
import { exportSite, type Site } from '@mimar/document'
import type { Json } from '@mimar/fields'
import { catalog } from '@mimar/sections/definitions'
import { Guests } from './accounts/guests.ts'
import { openNewcomers } from './accounts/newcomers.ts'
import { OrganisationAccounts } from './accounts/organisation-accounts.ts'
import { Passkeys } from './accounts/passkeys.ts'
import { RecoveryCodes } from './accounts/recovery-codes.ts'
import { FIRST_LINK_LIFETIME, LINK_LIFETIME, SignIn } from './accounts/sign-in.ts'
import { Archives } from './archive/archives.ts'
import { openBlobs } from './blobs/open-blobs.ts'
import type { PackedBlobs } from './blobs/packed.ts'
import { openPurging, type Purging } from './cdn/purging.ts'
import type { Collector } from './collecting/collector.ts'
import { openCollector } from './collecting/open-collector.ts'
import { Questions } from './complaints/questions.ts'
import { needDataFolder } from './data-folder.ts'
import { openDomains } from './domains/open-domains.ts'
import { ShareLinks } from './drafts/share-links.ts'
import { EventLoop } from './event-loop.ts'
import type { Hosting, OnPage } from './hosting/hosting.ts'
import { type Indexing, openIndexing } from './indexing/indexing.ts'
import type { Jobs } from './jobs/jobs.ts'
import { movesJobs } from './jobs/move-jobs.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { keptAt } from './kept-file.ts'
import { Budgets } from './limits/budgets.ts'
import { openTenants } from './limits/open-tenants.ts'
import type { Visits } from './limits/visits.ts'
import { warnSeldom } from './log.ts'
import type { SiteFiles } from './media/files/site-files.ts'
import { createPictureKeys } from './media/picture-keys.ts'
import { type Messaging, openMessages } from './messages/messaging.ts'
import { Metrics } from './metrics.ts'
import type { Endings } from './moving/endings.ts'
import { openMoves } from './moving/open-moves.ts'
import { watchMachine } from './observing.ts'
import type { Readiness } from './readiness.ts'
import type { Mixtures } from './releases/mixtures.ts'
import type { Releases } from './releases/releases.ts'
import type { Renderer } from './releases/renderer.ts'
import { openSchedules, type Scheduling } from './releases/scheduling.ts'
import type { Parts } from './routes/parts.ts'
import type { Settings } from './settings.ts'
import { needStorage } from './sharing/needed-storage.ts'
import { OtherVersions } from './sharing/other-versions.ts'
import { needSharedFolder } from './sharing/shared-folder.ts'
import type { PictureKeeping } from './sites/import-file.ts'
import { Moments } from './sites/moments.ts'
import { Sites } from './sites/sites.ts'
import { openStarters } from './sites/starters.ts'
import { openStatistics } from './statistics/open-statistics.ts'
import type { Statistics } from './statistics/statistics.ts'
import { type Account, AccountStore } from './store/accounts.store.ts'
import { AuditStore } from './store/audit.store.ts'
import { ClosedSiteStore } from './store/closed-sites.store.ts'
import { ComplaintStore } from './store/complaints.store.ts'
import { type Database, openDatabase } from './store/database.ts'
import { DeletedSiteStore } from './store/deleted-sites.store.ts'
import { DomainStore } from './store/domains.store.ts'
import type { FileStore } from './store/files.store.ts'
import { HistoryStore } from './store/history.store.ts'
import { needOwner } from './store/installation-owner.ts'
import { MemberStore } from './store/members.store.ts'
import { MessageStore } from './store/messages.store.ts'
import { OfferStore } from './store/offers.store.ts'
import { OrganisationAccountStore } from './store/organisation-accounts.store.ts'
import { PasskeyStore } from './store/passkeys.store.ts'
import { PlaceStore } from './store/places.store.ts'
import { PortStore } from './store/ports.store.ts'
import { QuotaStore } from './store/quotas.store.ts'
import { RecoveryCodeStore } from './store/recovery-codes.store.ts'
import { ShareLinkStore } from './store/share-links.store.ts'
import { SiteListStore } from './store/site-lists.store.ts'
import { SiteStore } from './store/sites.store.ts'
import { SpentTryStore } from './store/spent-tries.store.ts'
import { TenantStore } from './store/tenants.store.ts'
import { VERSION } from './version.ts'
import { type FolderPlace, openVisiting } from './visiting.ts'

/** All of Mimar that stands behind the command line and the routes, on one DATA_DIR. */
export interface Installation extends Parts {
  readonly owner: Account
  readonly hosting: Hosting
  readonly keeping: PictureKeeping
  readonly fileStore: FileStore
  /** The files of a site that are no pictures, as visitors get them. */
  readonly siteFiles: (site: Site) => Promise<SiteFiles>
  readonly messaging: Messaging
  readonly scheduling: Scheduling
  readonly purging: Purging
  /** Tells search engines of publishes, where owners want that. */
  readonly indexing: Indexing
  /** Whether a site stands at an address below the sites' domain, or stood there. */
  hasSite(slug: string): Promise<boolean>
  readonly watchedDomains: ReturnType<typeof openDomains>['watchedDomains']
  readonly publishing: Releases
  readonly renderer: Renderer
  readonly blobs: PackedBlobs
  /** Whole sites as one file, out and in. */
  readonly archives: Archives
  readonly readiness: Readiness
  /** Rids the disk of what nothing needs. */
  readonly collector: Collector
  /** Counts what visitors read. */
  readonly visits: Visits
  /** Counts the same for the people of each site. */
  readonly statistics: Statistics
  /** Waits for owners who were asked. */
  readonly questions: Questions
  /** Ends moves that are decided. */
  readonly endings: Endings
  readonly load: EventLoop
  /** The configuration of a site as import reads it; undefined when there is no such site. */
  exportSite(site: string): Promise<Json | undefined>
  /** Writes what visitors would read, for any static host at that address; how many files that were. */
  publishToFolder(site: Site, folder: string, place?: FolderPlace): Promise<number>
  /** A new address that signs the owner in, or another, once. */
  ownerLink(lifetime?: number, account?: Pick<Account, 'id'>): Promise<string>
  /** A new address at which the first owner says who they are, within a day; undefined once there is one. */
  firstOwnerLink(): Promise<string | undefined>
  close(): Promise<void>
}

/** Sites as they are and were, and links to what they are becoming. */
async function openDrafts(database: Database, siteStore: SiteStore) {
  const versions = new OtherVersions(database)
  const sites = new Sites(siteStore, catalog, undefined, () => versions.hasNewer())
  const links = new ShareLinkStore(database)
  const secret = await new MessageStore(database).formSecret()
  const onFailure = warnSeldom('Tries at ways in could not be counted for all servers; each counts its own')
  return {
    ...{ sites, versions },
    moments: new Moments(sites, new HistoryStore(database), catalog),
    siteLists: new SiteListStore(database),
    deletedSites: new DeletedSiteStore(database),
    closedSites: new ClosedSiteStore(database),
    offers: new OfferStore(database),
    complaints: new ComplaintStore(database),
    shareLinks: new ShareLinks(links),
    guests: new Guests(links),
    budgets: new Budgets({ store: new SpentTryStore(database), secret, onFailure }),
    pictureKeys: createPictureKeys(secret),
  }
}

/** Whose account a proved address gets. */
function newcomersIn(database: Database, signUp: Settings['signUp']) {
  const [members, tenants, quotas] = [new MemberStore(database), new TenantStore(database), new QuotaStore(database)]
  return openNewcomers({ members, tenants, quotas, signUp })
}

/** How people come in, beside links. */
function openWaysIn(database: Database, { appUrl, signUp, organisation: settings }: Settings) {
  const recoveryCodes = new RecoveryCodes(new RecoveryCodeStore(database))
  const audit = new AuditStore(database)
  const store = new OrganisationAccountStore(database)
  const organisation = new OrganisationAccounts({ settings, appUrl, store, newcomers: newcomersIn(database, signUp) })
  return { audit, passkeys: new Passkeys(new PasskeyStore(database), appUrl), recoveryCodes, organisation }
}

/** With the first publish or canvas only: a server that just answers visitors does without React and the font tools. */
async function loadPublish() {
  const [publish, { presentation }] = await Promise.all([
    import('@mimar/publish'),
    import('@mimar/sections/presentation'),
  ])
  return { ...publish, presentation }
}

/** Which ports and domains sites have. */
async function openAddresses({ sitePorts, ownDomains, storage }: Settings, database: Database): Promise<void> {
  const onFailure = warnSeldom('Addresses of sites could not be kept for when the database is away')
  // A file of SQLite is on the same disk as what would be kept.
  const kept = (what: 'names' | 'ports') => (database.isShared ? { path: keptAt(storage, what), onFailure } : undefined)
  await sitePorts?.open(new PortStore(database), kept('ports'))
  await ownDomains.open(new DomainStore(database), kept('names'))
}

interface Opening {
  /** The folder takes the place of one that is lost. */
  readonly isFolderNew?: boolean
}

/** The database of these settings and the bytes that it names; refuses a folder, or a store, that is not the one beside it. */
async function openBoth(settings: Settings, { isFolderNew }: Opening) {
  const { dataDir, storage } = settings
  await needDataFolder(dataDir)
  const database = await openDatabase(settings.database, settings)
  try {
    if (storage.isFolderShared) await needSharedFolder({ dataDir, database, isNew: isFolderNew })
    const blobs = await openBlobs(storage, new PlaceStore(database))
    await needStorage(storage, database, blobs)
    return { database, blobs }
  } catch (failure) {
    await database.close()
    throw failure
  }
}

/** Opens what the settings name; makes the tables and the owner's account where there are none. */
export async function openInstallation(settings: Settings, opening: Opening = {}): Promise<Installation> {
  const both = await openBoth(settings, opening)
  try {
    return await openUpon(settings, both)
  } catch (failure) {
    // It may have gone away again: whoever tries once more opens it anew.
    await both.database.close().catch(() => {})
    throw failure
  }
}

type Both = Awaited<ReturnType<typeof openBoth>>

/** All that stands on a database and its bytes. */
async function openUpon(settings: Settings, { database, blobs }: Both): Promise<Installation> {
  await openAddresses(settings, database)
  const [accounts, siteStore] = [new AccountStore(database), new SiteStore(database, settings)]
  const signIn = new SignIn(accounts)
  const drafts = await openDrafts(database, siteStore)
  const { sites, moments, versions } = drafts
  const owner = await needOwner(database)
  const foundations = { settings, database, siteStore, accounts, sites, signIn, blobs }
  const messaging = await openMessages(foundations)
  const { metrics, load } = openObserving(settings)
  const [tenancy, purging] = [openTenants(database, messaging), openPurging(foundations)]
  const counted = openStatistics(foundations)
  const told = { onPage: countingPages(tenancy.visits, counted.statistics, settings), onRelease: purging.wake }
  const visiting = await openVisiting({ ...foundations, moments, versions, loadPublish, metrics, ...told })
  metrics.watch('mimar_cache_bytes', visiting.parts.cachedBytes)
  const beside = { ...messaging, metrics, purging }
  const { collector, stopWork, ...work } = openWork({ ...foundations, ...visiting.parts, ...beside })
  const waysIn = openWaysIn(database, settings)
  const questions = new Questions({ ...foundations, ...drafts, ...visiting.parts, ...messaging, ...waysIn })
  const whole = openWhole({ ...foundations, ...drafts, ...visiting.parts, ...tenancy, jobs: work.jobs })
  return {
    ...{ ...foundations, ...drafts, ...visiting.parts, ...messaging, ...work },
    ...{ owner, metrics, load, collector, questions, ...waysIn, ...tenancy, ...counted, ...whole },
    starters: openStarters(visiting.parts.keeping, catalog),
    editorDir: join(import.meta.dirname, '../../editor/dist'),
    async exportSite(id) {
      const read = await sites.read(id)
      return read && exportSite(read.site, catalog)
    },
    ...printedLinks({ ...foundations, owner }),
    async close() {
      load.stop()
      await sites.idle()
      const workers = [messaging.messaging, collector, tenancy.visits, counted.statistics, questions, whole.endings]
      await Promise.all([stopWork(), ...workers.map((worker) => worker.stop())])
      await visiting.close()
      await database.close()
    },
  }
}

/** What hears of each page that a visitor is given: limits of owners, and what the people of the site are told. */
function countingPages(visits: Visits, statistics: Statistics, { countsVisits }: Settings): OnPage {
  if (!countsVisits) return visits.count
  return (site, address, request) => {
    visits.count(site)
    statistics.page(site, address, request)
  }
}

/** Whole sites as one file, and on their way between installations. */
function openWhole(
  foundations: Omit<ConstructorParameters<typeof Archives>[0], 'version'> &
    Omit<Parameters<typeof openMoves>[0], 'archives'> & { readonly jobs: Jobs },
) {
  const archives = new Archives({ ...foundations, version: VERSION })
  const { movesDue, ...moves } = openMoves({ ...foundations, archives })
  foundations.jobs.add(...movesJobs({ ...foundations, ...moves, movesDue }))
  return { archives, ...moves }
}

/** What is done beside all answers, and the list of it. */
function openWork(
  foundations: Omit<Parameters<typeof openJobs>[0], 'collector' | 'indexing' | keyof ReturnType<typeof openSchedules>> &
    Parameters<typeof openCollector>[0] &
    Parameters<typeof openSchedules>[0] &
    Parameters<typeof openDomains>[0] &
    Omit<Parameters<typeof openIndexing>[0], 'siteOf' | 'load'> & {
      readonly purging: Purging
      readonly mixtures: Mixtures
    },
) {
  const { purging, mixtures } = foundations
  const collector = openCollector(foundations)
  const [schedules, domains] = [openSchedules(foundations), openDomains(foundations)]
  const siteOf = (site: string, release: string) => mixtures.siteOf(site, release)
  const indexing = openIndexing({ ...foundations, siteOf, load: loadPublish })
  const stopWork = () =>
    Promise.all([schedules.scheduling, domains.watchedDomains, purging, indexing].map((worker) => worker.stop()))
  const jobs = openJobs({ ...foundations, ...schedules, collector, indexing })
  return { ...schedules, ...domains, stopWork, collector, purging, indexing, jobs }
}

/** What the server does is counted, and how much it has to do. */
function openObserving(settings: Settings) {
  const [metrics, load] = [new Metrics(), new EventLoop()]
  watchMachine(metrics, load, settings)
  return { metrics, load }
}

/** Ways in that are printed where the server is run. */
function printedLinks({
  signIn,
  accounts,
  siteStore,
  settings: { appUrl },
  owner,
}: Pick<Installation, 'signIn' | 'accounts' | 'siteStore' | 'settings' | 'owner'>) {
  return {
    async ownerLink(lifetime = LINK_LIFETIME, account: Pick<Account, 'id'> = owner) {
      const authHash = await signIn.makeLink(account.id, lifetime)
      return `${appUrl.origin}${await landingPath(siteStore, account)}?authHash=${authHash}`
    },
    async firstOwnerLink() {
      const waiting = await accounts.waitingOwner()
      return waiting && `${appUrl.origin}/?first=${await signIn.makeLink(waiting, FIRST_LINK_LIFETIME)}`
    },
  }
}

/** Who has no site yet begins one. */
async function landingPath(siteStore: SiteStore, owner: Pick<Account, 'id'>): Promise<string> {
  const [first] = await siteStore.list(owner, 1)
  return first ? `/edit/${encodeURIComponent(first.id)}/` : '/sites/new'
}
