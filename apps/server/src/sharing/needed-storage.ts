// Whether the bytes that the database names are where the settings say.
import type { PackedBlobs } from '../blobs/packed.ts'
import { StartRefusal } from '../refusal.ts'
import type { StorageSettings } from '../storage-settings.ts'
import type { Database } from '../store/database.ts'
import { MediaStore } from '../store/media.store.ts'
import { PlaceStore, placeIn } from '../store/places.store.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import type { ServerStore } from '../store/servers.store.ts'

/** So many sites and pictures are looked for at a place that was never said to be theirs. */
const SAMPLES = 5

/** Refuses a place that is not the one of this installation: what was put there would be missed by who reads elsewhere. */
export async function needStorage(
  { main, other }: StorageSettings,
  database: Database,
  blobs: PackedBlobs,
): Promise<void> {
  const places = new PlaceStore(database)
  const [used, now] = [await places.inUse(), await places.now()]
  if (now === main.name || now === other?.name) return
  if (used !== undefined || !(await fits(database, blobs))) throw elsewhere(now, main.name)
  if (!database.refusal()) await places.use(main.name)
}

/** Refuses a place that is said not to be the one of this installation, and says nothing itself. */
export async function refuseOtherPlace({ main, other }: StorageSettings, places: Pick<PlaceStore, 'now'>) {
  const now = await places.now()
  if (now !== main.name && now !== other?.name) throw elsewhere(now, main.name)
}

/** Why a server that runs puts nothing more: its bytes have moved away from where it puts them. Undefined where they have not. */
export function whyMoved(
  { main, other }: Pick<StorageSettings, 'main' | 'other'>,
  { now, atStart }: { readonly now: string; readonly atStart: string },
): string | undefined {
  // On their way from the other place to this one they are still said to be there.
  if (now === main.name || (now === other?.name && now === atStart)) return undefined
  return `The pictures and published files of this installation have moved to ${placeIn(now)}, and this server puts them into ${placeIn(main.name)}: from now on it takes none. Set STORAGE_URL=${now} and start it anew (docs/storage.md).`
}

/** Refuses to move bytes while a server that runs puts them elsewhere, or does not look for them where they still are. */
export async function refuseServersElsewhere(
  { main, other }: Pick<StorageSettings, 'main' | 'other'>,
  servers: Pick<ServerStore, 'others'>,
): Promise<void> {
  const isWrong = ({ places }: Awaited<ReturnType<ServerStore['others']>>[number]) =>
    places?.[0] !== main.name || places[1] !== other?.name
  const wrong = (await servers.others('')).filter(isWrong)
  if (wrong.length === 0) return
  const named = wrong.map(({ id, version, places }) => `${id} (${places?.join(', ') ?? `version ${version}`})`)
  throw new StartRefusal(
    `The bytes do not move yet: these servers run with other settings: ${named.join('; ')}. Start each of them with STORAGE_URL=${main.name} and STORAGE_FROM=${other?.name}, and run this again. One that ended a moment ago is forgotten within half a minute (docs/storage.md).`,
  )
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
