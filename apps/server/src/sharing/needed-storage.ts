// Whether the bytes that the database names are where the settings say.
import type { PackedBlobs } from '../blobs/packed.ts'
import { StartRefusal } from '../refusal.ts'
import type { StorageSettings } from '../storage-settings.ts'
import type { Database } from '../store/database.ts'
import { MediaStore } from '../store/media.store.ts'
import { PlaceStore } from '../store/places.store.ts'
import { ReleaseStore } from '../store/releases.store.ts'

/** So many sites and pictures are looked for at a place that was never said to be theirs. */
const SAMPLES = 5
const FOLDER = 'folder'

/** Refuses a place that is not the one of this installation: what was put there would be missed by who reads elsewhere. */
export async function needStorage(
  { main, other }: StorageSettings,
  database: Database,
  blobs: PackedBlobs,
): Promise<void> {
  const places = new PlaceStore(database)
  const used = await places.inUse()
  const now = used ?? FOLDER
  if (now === main.name || now === other?.name) return
  if (used !== undefined || !(await fits(database, blobs))) throw elsewhere(now, main.name)
  if (!database.refusal()) await places.use(main.name)
}

/** Refuses a place that is said not to be the one of this installation, and says nothing itself. */
export async function refuseOtherPlace({ main, other }: StorageSettings, places: Pick<PlaceStore, 'inUse'>) {
  const now = (await places.inUse()) ?? FOLDER
  if (now !== main.name && now !== other?.name) throw elsewhere(now, main.name)
}

/** Whether what the database names is there. One that names nothing is content with any place. */
async function fits(database: Database, blobs: PackedBlobs): Promise<boolean> {
  const [published, pictures] = [new ReleaseStore(database), new MediaStore(database)]
  const named = [...(await published.someAssets(SAMPLES)), ...(await pictures.newest(SAMPLES))]
  if (named.length === 0) return true
  const found = await Promise.all(named.map(({ hash }) => blobs.has(hash)))
  return found.includes(true)
}

const elsewhere = (used: string, wanted: string) =>
  new StartRefusal(
    `The pictures and published files of this installation are in ${placeIn(used)}, and STORAGE_URL says ${placeIn(wanted)}. Nothing was changed. To move them, set STORAGE_FROM=${used} as well and run: mimar storage move (docs/storage.md).`,
  )

const placeIn = (name: string) => (name === FOLDER ? 'the folder in DATA_DIR' : name)
