import type { Blobs } from '../blobs/blobs.ts'
import { createManifest } from '../blobs/manifest.ts'
import { createBuild } from '../releases/build.ts'
import type { Mixtures } from '../releases/mixtures.ts'
import type { Releases } from '../releases/releases.ts'
import type { Renderer } from '../releases/renderer.ts'
import type { MediaStore } from '../store/media.store.ts'
import type { ReleaseStore } from '../store/releases.store.ts'
import { type Checking, wordsOf } from './report.ts'
import type { ReadSite } from './sites.ts'

interface Sources {
  readonly blobs: Blobs
  readonly store: ReleaseStore
  readonly mediaStore: MediaStore
  readonly mixtures: Pick<Mixtures, 'siteOf'>
  readonly publishing: Pick<Releases, 'mend'>
  readonly renderer: Renderer
}

interface Release {
  readonly site: string
  readonly id: string
  /** As people count them. */
  readonly name: string
  readonly isLive: boolean
}

/** Reads every file of everything that was published; what is missing is drawn again from the history. */
export async function checkReleases({ row }: ReadSite, sources: Sources, checking: Checking): Promise<void> {
  const whole = new Set<string>()
  const live = await sources.store.liveOf(row.id)
  for (const { id, createdAt } of await sources.store.list(row.id)) {
    const name = `The version of site "${row.id}" published at ${createdAt}`
    await checkRelease({ site: row.id, id, name, isLive: id === live }, sources, { ...checking, whole })
  }
}

async function checkRelease(
  release: Release,
  sources: Sources,
  { report, isRepairing, whole }: Checking & { readonly whole: Set<string> },
): Promise<void> {
  const { name } = release
  const before = await lostOf(release, sources, whole)
  if (before.lost.size === 0 && !before.isUnreadable) return
  const what = before.isUnreadable
    ? `The list of files of ${name.replace('The', 'the')} cannot be read`
    : `${name} lacks ${before.lost.size} files`
  if (!isRepairing) return report.add('damaged', `${what}${release.isLive ? '; visitors read this one' : ''}.`)
  try {
    await drawAgain(release, before, sources)
    const { lost, isUnreadable } = await afterwards(release, sources, whole)
    if (lost.size > 0 || isUnreadable) throw new Error(`${lost.size} files are not drawn today as they were then`)
    report.add('mended', `${what}; they were drawn again.`)
  } catch (failure) {
    report.add('lost', `${what}; it cannot be made again (${wordsOf(failure)}).`)
  }
}

/** What visitors read may be a new version of the same site by now. */
async function afterwards(release: Release, sources: Sources, whole: Set<string>): Promise<Lost> {
  const live = release.isLive ? await sources.store.liveOf(release.site) : null
  return lostOf({ id: live ?? release.id }, sources, whole)
}

interface Lost {
  readonly lost: ReadonlySet<string>
  readonly isUnreadable: boolean
}

async function lostOf({ id }: Pick<Release, 'id'>, { store, blobs }: Sources, whole: Set<string>): Promise<Lost> {
  const lost = new Set<string>()
  const lineage = await store.lineage(id).catch(() => undefined)
  if (!lineage) return { lost, isUnreadable: true }
  const manifest = createManifest(lineage.deltas)
  for (const address of manifest.addresses()) {
    const { hash, movedTo } = manifest.find(address)!
    if (whole.has(hash) || movedTo !== undefined) continue
    if (await blobs.read(hash)) whole.add(hash)
    else lost.add(hash)
  }
  return { lost, isUnreadable: false }
}

/** From the site as it was then. Where today's drawing differs, visitors get it as a new version, and older ones stay lost. */
async function drawAgain(release: Release, { lost, isUnreadable }: Lost, sources: Sources): Promise<void> {
  const { mixtures, mediaStore, renderer, store, publishing, blobs } = sources
  const made = await mixtures.siteOf(release.site, release.id)
  if (!made) throw new Error('it is not known what it was made from')
  if (lost.size > 0) await mediaStore.forgetFiles([...lost])
  const scene = await renderer.prepare(made.site)
  const build = createBuild({ ...scene.draw(null), before: createManifest(), extra: () => scene.picturesShown() })
  await blobs.put(build.blobs())
  if (isUnreadable) await store.replaceList(release.id, build.delta)
  const after = release.isLive ? await lostOf(release, sources, new Set()) : undefined
  if (after && after.lost.size > 0) await publishing.mend(release.site, release.id, made)
}
