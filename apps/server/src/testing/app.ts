import { randomUUID } from 'node:crypto'
import { catalog } from '@mimar/sections/definitions'
import { onTestFinished } from 'vitest'
import { Guests } from '../accounts/guests.ts'
import { openNewcomers } from '../accounts/newcomers.ts'
import { OrganisationAccounts } from '../accounts/organisation-accounts.ts'
import { Passkeys } from '../accounts/passkeys.ts'
import { People } from '../accounts/people.ts'
import { RecoveryCodes } from '../accounts/recovery-codes.ts'
import { SESSION_LIFETIME, SignIn } from '../accounts/sign-in.ts'
import { Archives } from '../archive/archives.ts'
import type { PackedBlobs } from '../blobs/packed.ts'
import { openDomains } from '../domains/open-domains.ts'
import { ShareLinks } from '../drafts/share-links.ts'
import { Jobs } from '../jobs/jobs.ts'
import { Budgets } from '../limits/budgets.ts'
import { openTenants } from '../limits/open-tenants.ts'
import { logFailure } from '../log.ts'
import { createAllowances } from '../media/allowance.ts'
import { createEncoder } from '../media/encoder.ts'
import { createKeptFiles } from '../media/files/kept-files.ts'
import { createPictureKeys } from '../media/picture-keys.ts'
import { createPictures } from '../media/pictures.ts'
import { wholeFiles } from '../media/site-pictures.ts'
import { createUploads } from '../media/uploads.ts'
import { openAccountMails } from '../messages/account-mail.ts'
import { Mailboxes } from '../messages/mailboxes.ts'
import { createPost } from '../messages/mailer.ts'
import { Messages } from '../messages/messages.ts'
import { openLetters } from '../messages/messaging.ts'
import { createSentFiles } from '../messages/sent/sent-files.ts'
import { Metrics } from '../metrics.ts'
import { openMoves } from '../moving/open-moves.ts'
import { openSchedules } from '../releases/scheduling.ts'
import { playedRenderer } from '../releases/testing.ts'
import { createApp } from '../routes/app.ts'
import type { Parts, Release } from '../routes/parts.ts'
import { readSettings } from '../settings.ts'
import { OtherVersions } from '../sharing/other-versions.ts'
import { Moments } from '../sites/moments.ts'
import { Sites } from '../sites/sites.ts'
import { openStatistics } from '../statistics/open-statistics.ts'
import { AccountStore } from '../store/accounts.store.ts'
import { AuditStore } from '../store/audit.store.ts'
import { ClosedSiteStore } from '../store/closed-sites.store.ts'
import { ComplaintStore } from '../store/complaints.store.ts'
import { DeletedSiteStore } from '../store/deleted-sites.store.ts'
import { DomainStore } from '../store/domains.store.ts'
import { FileStore } from '../store/files.store.ts'
import { HistoryStore } from '../store/history.store.ts'
import { InvitationStore } from '../store/invitations.store.ts'
import { MailboxStore } from '../store/mailboxes.store.ts'
import { MediaStore } from '../store/media.store.ts'
import { MemberStore } from '../store/members.store.ts'
import { MessageStore } from '../store/messages.store.ts'
import { OfferStore } from '../store/offers.store.ts'
import { OrganisationAccountStore } from '../store/organisation-accounts.store.ts'
import { PasskeyStore } from '../store/passkeys.store.ts'
import { QuotaStore } from '../store/quotas.store.ts'
import { RecoveryCodeStore } from '../store/recovery-codes.store.ts'
import { SentFileStore } from '../store/sent-files.store.ts'
import { ShareLinkStore } from '../store/share-links.store.ts'
import { SiteListStore } from '../store/site-lists.store.ts'
import { SiteStore } from '../store/sites.store.ts'
import { SpamStore } from '../store/spam.store.ts'
import { SpentTryStore } from '../store/spent-tries.store.ts'
import { TenantStore } from '../store/tenants.store.ts'
import { UploadStore } from '../store/uploads.store.ts'
import { type Dialect, newFolder, openTestDatabase } from './dialects.ts'
import { someSite } from './site.ts'
import { openTestBlobs } from './stores.ts'

/** Where domains of sites would lead; nobody is asked. */
const NAMED = { PUBLIC_IPS: '198.51.100.24', DNS_SERVERS: '127.0.0.1:9' }

export type TestApp = Awaited<ReturnType<typeof testApp>>

/** The app on a new database with the site 'hotel' of owner@localhost; publishing and drawing are played. */
export async function testApp(
  { newAddress }: Pick<Dialect, 'newAddress'>,
  environment: Record<string, string> = {},
  messageOptions: { now?: () => number } = {},
) {
  const database = await openTestDatabase(await newAddress())
  const accounts = new AccountStore(database)
  const siteStore = new SiteStore(database)
  const signIn = new SignIn(accounts)
  const messageStore = new MessageStore(database)
  const editorDir = newFolder()
  const mediaStore = new MediaStore(database)
  const versions = new OtherVersions(database)
  const sites = new Sites(siteStore, catalog, undefined, () => versions.hasNewer())
  const moments = new Moments(sites, new HistoryStore(database), catalog)
  const settings = readSettings({ DATA_DIR: newFolder(), ...NAMED, ...environment })
  const publishing = playedPublishing(siteStore)
  const accountMails = openAccountMails({ settings, database, accounts, signIn })
  onTestFinished(() => accountMails.outbox?.stop())
  const tenancy = openTenants(database, { ...accountMails, now: messageOptions.now })
  const counted = openStatistics({ settings, database, sites, now: messageOptions.now })
  const mailboxes = new Mailboxes({
    ...{ store: new MailboxStore(database), sites, siteStore, settings, ...messageOptions },
    post: environment.SMTP_URL === undefined ? undefined : createPost(environment.SMTP_URL, settings.mailFrom),
    onFailure: logFailure('A mail was not sent'),
  })
  await settings.ownDomains.open(new DomainStore(database))
  const mixtures = { publish: async () => undefined, siteOf: async () => undefined, wouldBe: async () => undefined }
  let clock = 0
  const blobs = await openTestBlobs()
  const fileStore = new FileStore(database)
  const keptFiles = createKeptFiles({ folder: newFolder(), store: fileStore, blobs })
  const sentFiles = createSentFiles({ folder: newFolder(), store: new SentFileStore(database), blobs })
  const parts: Parts = {
    settings,
    database,
    accounts,
    siteStore,
    versions,
    siteLists: new SiteListStore(database),
    deletedSites: new DeletedSiteStore(database),
    closedSites: new ClosedSiteStore(database),
    offers: new OfferStore(database),
    complaints: new ComplaintStore(database),
    mediaStore,
    signIn,
    recoveryCodes: new RecoveryCodes(new RecoveryCodeStore(database)),
    audit: new AuditStore(database),
    mailedLinks: accountMails.mailedLinks,
    waitingDevices: accountMails.waitingDevices,
    proofs: accountMails.proofs,
    signInAddresses: accountMails.signInAddresses,
    signUps: accountMails.signUps,
    tell: accountMails.tell,
    passkeys: new Passkeys(new PasskeyStore(database), settings.appUrl),
    organisation: new OrganisationAccounts({
      ...{ settings: settings.organisation, appUrl: settings.appUrl, newcomers: newcomersIn(database, settings) },
      store: new OrganisationAccountStore(database),
    }),
    sites,
    moments,
    shareLinks: new ShareLinks(new ShareLinkStore(database)),
    guests: new Guests(new ShareLinkStore(database)),
    budgets: new Budgets(
      triesIn(database, () => clock),
      () => clock,
    ),
    ...tenancy,
    ...counted,
    drafts: { files: async () => new Map() },
    publishing,
    visitors: { find: async () => null, forgetAddresses: () => {}, partAt: async () => undefined },
    ...openSchedules({ settings, database, siteStore, accounts, sites, publishing, mixtures, ...messageOptions }),
    mixtures,
    domains: openDomains({
      ...{ settings, database, siteStore, publishing },
      mixtures: { siteOf: async () => undefined },
    }).domains,
    levels: { reached: async () => false },
    ...(await playedArchives(blobs, {
      settings,
      database,
      siteStore,
      mediaStore,
      fileStore,
      keptFiles,
      sentFiles,
      sites,
      moments,
      ...tenancy,
    })),
    drawing: {
      // As if every font but the site's own had to be cut.
      styles: async ({ theme }, language, asker) => {
        if (theme.primaryFont !== someSite().theme.primaryFont) asker?.admit?.(1)
        return `/* ${language} */`
      },
      fontPreviews: async () => '',
      icons: async () => ({}),
      findIcons: async () => ({ icons: {}, total: 0 }),
      pictures: async () => ({}),
      firstPage: async (_, { path }) => `<!doctype html>${path}`,
      still: async () => '<!doctype html>',
      file: async () => undefined,
      files: async (hashes) => wholeFiles(await mediaStore.files(hashes)),
    },
    uploads: realUploads(blobs, mediaStore),
    keptFiles,
    pictureKeys: createPictureKeys('secret'),
    allowanceOf: createAllowances(new UploadStore(database), settings.mediaLimit),
    starters: { list: async () => [], find: async (id) => (id === 'cafe' ? someSite('cafe') : undefined) },
    people: new People({
      ...{ members: new MemberStore(database), invitations: new InvitationStore(database) },
      ...{ accounts, signIn, origin: 'http://localhost:3000' },
      sendMails: environment.SMTP_URL === undefined ? undefined : () => {},
    }),
    mailboxes,
    letters: openLetters({ settings, database, siteStore, ...messageOptions }, mailboxes, () => {}),
    messages: new Messages({
      store: messageStore,
      spam: new SpamStore(database),
      secret: await messageStore.formSecret(),
      mediaLimit: settings.mediaLimit,
      ...messageOptions,
    }),
    sentFiles,
    metrics: new Metrics(),
    load: { isOverloaded: false, begin: () => () => {}, lag: { p99: 0, max: 0, mean: 0 } },
    jobs: new Jobs(),
    editorDir,
  }
  const owner = await accounts.insert('owner@localhost', 'owner')
  await siteStore.insert({ site: someSite(), slug: 'hotel', name: 'Hotel', owner: owner.id })
  const app = createApp(parts)
  return {
    app,
    parts,
    owner,
    blobs,
    fileStore,
    visits: tenancy.visits,
    statistics: counted.statistics,
    /** Gives back, as time does, what people may ask for. */
    later(seconds: number) {
      clock += seconds * 1_000
    },
    /** The cookie header of a new session of that account. */
    async cookieFor(account: string) {
      const session = await signIn.exchange(await signIn.makeLink(account, SESSION_LIFETIME))
      return `mimar_session=${session}`
    },
  }
}

function triesIn(database: Parts['database'], now: () => number): ConstructorParameters<typeof Budgets>[0] {
  return { store: new SpentTryStore(database), secret: 'secret', onFailure: logFailure('Tries were not counted'), now }
}

function newcomersIn(database: Parts['database'], { signUp }: Parts['settings']) {
  const [members, tenants, quotas] = [new MemberStore(database), new TenantStore(database), new QuotaStore(database)]
  return openNewcomers({ members, tenants, quotas, signUp })
}

/** Whole sites in and out, without pictures and releases. */
async function playedArchives(
  blobs: PackedBlobs,
  foundations: Omit<ConstructorParameters<typeof Archives>[0], 'arriving' | 'version'> &
    Pick<Parts, 'moments' | 'quotas' | 'keptFiles' | 'sentFiles'> & { readonly fileStore: FileStore },
) {
  const arriving = {
    blobs,
    keepPicture: async () => undefined,
    keepFile: async () => undefined,
    keepSent: foundations.sentFiles.take,
    rendererAt: () => playedRenderer().renderer,
    complete: () => {},
  }
  const archives = new Archives({ ...foundations, arriving, version: '0' })
  return { archives, ...openMoves({ ...foundations, arriving, archives }) }
}

/** Its process starts with the first picture. */
function realUploads(blobs: PackedBlobs, store: MediaStore): Parts['uploads'] {
  const encoder = createEncoder({ atOnce: 1 })
  onTestFinished(() => encoder.close())
  const pictures = createPictures({
    catalog,
    store,
    blobs,
    encoder,
    background: undefined,
  })
  return createUploads(newFolder(), pictures)
}

function playedPublishing(siteStore: SiteStore): Parts['publishing'] {
  const releases: Release[] = []
  return {
    async publish(_site, _document, revision) {
      const release = { id: randomUUID(), revision, createdAt: '2026-01-01T00:00:00.000Z', parts: [], ahead: [] }
      releases.unshift(release)
      return release
    },
    warm: () => {},
    progress: async () => undefined,
    list: async (site) => ((await siteStore.find(site)) ? releases : []),
    move: async () => {},
    goLive: async (_site, id) => releases.find((release) => release.id === id),
  }
}
