import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Quotas } from '../limits/quotas.ts'
import { filesNamedIn } from '../media/files/site-files.ts'
import { hashesIn } from '../media/site-pictures.ts'
import type { SentFiles } from '../messages/sent/sent-files.ts'
import { SpamFilter } from '../messages/spam-filter.ts'
import type { Settings } from '../settings.ts'
import { keptBefore } from '../sites/import-file.ts'
import { addImported } from '../sites/import-site.ts'
import type { Sites } from '../sites/sites.ts'
import { ArchiveStore } from '../store/archive.store.ts'
import type { Database } from '../store/database.ts'
import { EnquirySettingsStore } from '../store/enquiry-settings.store.ts'
import { FileStore } from '../store/files.store.ts'
import { HistoryStore } from '../store/history.store.ts'
import { LetterStore } from '../store/letters.store.ts'
import type { MediaStore } from '../store/media.store.ts'
import { MemberStore } from '../store/members.store.ts'
import { MessageStore } from '../store/messages.store.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import { SavedReplyStore } from '../store/saved-replies.store.ts'
import { ScheduleStore } from '../store/schedules.store.ts'
import type { SiteRow, SiteStore } from '../store/sites.store.ts'
import { SpamStore } from '../store/spam.store.ts'
import { type ArchivePart, ArchiveRefusal } from './format.ts'
import { Imports } from './imports.ts'
import { type Destination, type Taken, takeArchive } from './take.ts'
import { configurationInThread } from './thread.ts'
import { type Sources, writeArchive } from './write.ts'

/** How much of each kind a site has. */
interface ArchiveContents {
  readonly pictures: number
  /** Of these pictures, as they were sent. */
  readonly bytes: number
  readonly history: number
  readonly people: number
  readonly messages: number
}

interface Foundations {
  readonly settings: Settings
  readonly database: Database
  readonly siteStore: SiteStore
  readonly mediaStore: MediaStore
  readonly sites: Sites
  /** How pictures and pages come about. */
  readonly arriving: Pick<Destination, 'blobs' | 'keepPicture' | 'keepFile' | 'keepSent' | 'rendererAt' | 'complete'>
  readonly sentFiles: SentFiles
  /** How much owners may have. */
  readonly quotas: Pick<Quotas, 'refuseArrival'>
  readonly version: string
}

type Wish = Parameters<typeof takeArchive>[0]

/** Room in a file for what stands beside the pictures: texts, history, messages. */
const BESIDE_PICTURES = 500_000_000

/** Whole sites as one file, out and in. */
export class Archives {
  readonly imports: Imports
  readonly #foundations: Foundations
  /** Where everything of a site is read from. */
  readonly sources: Sources
  readonly #destination: Destination

  constructor(foundations: Foundations) {
    const { settings, database, siteStore, sites, arriving, version } = foundations
    const { blobs } = arriving
    this.#foundations = foundations
    this.sources = {
      ...{
        blobs,
        files: new FileStore(database),
        sentFiles: foundations.sentFiles,
        version,
        catalog: sites.catalog,
        history: new HistoryStore(database),
        releases: new ReleaseStore(database),
      },
      ...{ members: new MemberStore(database), messages: new MessageStore(database) },
      ...{ schedules: new ScheduleStore(database), pageSchedules: new ScheduleStore(database, 'page') },
      ...{ enquiries: new EnquirySettingsStore(database), savedReplies: new SavedReplyStore(database) },
      letters: new LetterStore(database),
    }
    this.#destination = {
      ...{ ...arriving, sites: siteStore, store: new ArchiveStore(database), mediaLimit: settings.mediaLimit },
      siteAddress: (slug) => settings.siteAddress(slug),
      relearn: async (site) => {
        const secret = await new MessageStore(database).formSecret()
        await new SpamFilter({ store: new SpamStore(database), secret }).relearn(site)
      },
      refuseArrival: (account, bytes) => foundations.quotas.refuseArrival(account, bytes),
    }
    this.imports = new Imports({
      folder: join(settings.dataDir, 'imports'),
      mostBytes: settings.mediaLimit + BESIDE_PICTURES,
      take: (wish) => this.take(wish),
    })
  }

  async contents({ id }: SiteRow): Promise<ArchiveContents | undefined> {
    const read = await this.#foundations.sites.read(id)
    if (!read) return undefined
    const { members, messages, files } = this.sources
    const counts = (['inbox', 'done', 'spam'] as const).map((folder) =>
      messages.count({ site: id, folder, search: '' }),
    )
    const pictures = hashesIn(read.site)
    const own = await files.among([...filesNamedIn(read.site, this.sources.catalog)])
    const ofPictures = await Promise.all(pictures.map((hash) => this.sources.blobs.size(hash)))
    const sizes = [...ofPictures, ...own.map(({ size }) => size)]
    return {
      ...{ pictures: pictures.length + own.length, bytes: sizes.reduce((sum: number, size) => sum + (size ?? 0), 0) },
      history: read.revision,
      people: (await members.list(id)).length,
      messages: (await Promise.all(counts)).reduce((sum, count) => sum + count, 0),
    }
  }

  /** The site as it is now, as a ZIP archive; undefined when there is no such site. */
  async write(row: SiteRow, parts: ReadonlySet<ArchivePart>): Promise<Readable | undefined> {
    const read = await this.#foundations.sites.read(row.id)
    return read && writeArchive({ row, ...read, parts }, this.sources)
  }

  /** Learns again what messages that came with a site were marked as. */
  relearn(site: string): Promise<void> {
    return this.#destination.relearn(site)
  }

  /** Makes a site of a site file, or of a configuration alone (docs/site-file.md). Throws an `ArchiveRefusal` for other files. */
  async take(wish: Wish): Promise<Taken> {
    const { settings, siteStore, mediaStore } = this.#foundations
    await refuseTaken(wish, siteStore)
    if (await isZip(wish.path)) {
      const taken = await takeArchive(wish, this.#destination)
      await settings.settle()
      return taken
    }
    const imported = await configurationInThread({ path: wish.path }, wish.signal)
    // Reading takes a while, in which somebody else may take the address.
    await refuseTaken(wish, siteStore)
    const keepPicture = (media: Parameters<typeof keptBefore>[0]) => keptBefore(media, mediaStore)
    return addImported(siteStore, imported, { owner: wish.owner, slug: wish.slug, keepPicture })
  }
}

async function refuseTaken({ slug }: Wish, sites: SiteStore): Promise<void> {
  if (slug !== undefined && (await sites.isTaken(slug))) throw new ArchiveRefusal('slug-taken')
}

/** By its first bytes, whatever it is called. */
export async function isZip(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const start = Buffer.alloc(2)
    await file.read(start, 0, 2, 0)
    return start.toString('latin1') === 'PK'
  } finally {
    await file.close()
  }
}
