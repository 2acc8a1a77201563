// Atomic deploys: a release is built beside the live one and switched to at once.
import type { Site } from '@mimar/document'
import type { PublishInput } from '@mimar/publish'
import type { Blobs, Hash } from '../blobs/blobs.ts'
import { createManifest, type Delta, type Manifest, type ReleaseFile } from '../blobs/manifest.ts'
import { Queue } from '../sites/queue.ts'
import type { DomainChange } from '../store/domains.store.ts'
import type { UnderWay } from '../store/publishes-under-way.store.ts'
import type { Mixture, ReleaseRow, ReleaseStore } from '../store/releases.store.ts'
import { createBuild } from './build.ts'
import type { Compression } from './compression.ts'
import type { LiveReleases } from './live.ts'
import { LostFiles, withoutLost } from './lost-files.ts'
import { type Progress, ProgressOfPublishes } from './progress.ts'
import { rehearse } from './rehearsal.ts'
import type { Renderer, Scene } from './renderer.ts'
import { isItself, type StandingRelease } from './standing.ts'
import { TurnsOfPublishes } from './turns-of-publishes.ts'
import { refuseUnpublishable, Unpublishable } from './unpublishable.ts'

interface ReleasesOptions {
  readonly store: ReleaseStore
  readonly blobs: Blobs
  readonly live: LiveReleases
  /** Publishes that other servers have begun. */
  readonly underWay: UnderWay
  readonly renderer: Renderer
  readonly compression: Compression
  /** What a release was made from: after a restart what has changed since is found by it. */
  readonly madeOf?: (id: string, release: string) => Promise<Planned | undefined>
  /** Told of files that are stored, just before visitors read them. */
  readonly onStored?: (files: readonly ReleaseFile[]) => void
  /** A whole draft with those parts of later ones that visitors read in that release already. */
  readonly withLater?: (id: string, planned: Planned, release: string) => Promise<Planned>
  /** Refuses a site of which this version would leave something out that a newer one, running beside it, has made. */
  readonly refuseUnknown?: (site: Site) => Promise<void>
  /** Has the files of pictures made anew that are no longer there. */
  readonly forgetFiles?: (hashes: readonly string[]) => Promise<void>
  /** Told of what failed in the background; nothing of it is lost for visitors. */
  readonly onFailure: (failure: unknown) => void
  /** Told of each publish, how long it took and what became of it. */
  readonly onPublish?: (seconds: number, outcome: PublishOutcome) => void
}

export type PublishOutcome = 'done' | 'refused' | 'failed'

/** What a release is to be made from. */
export interface Planned {
  readonly site: Site
  /** The last change that is in it, and all before. */
  readonly revision: number
  readonly mixture?: Mixture | undefined
}

/** The address that a site is taken to: below the sites' domain, or at one of its own. */
export interface Move {
  /** Undefined where it keeps the one it has. */
  readonly slug?: string
  readonly domain?: DomainChange
  /** Without a slash at the end. */
  readonly origin: string
  /** The slug that it has before. */
  readonly from: string
}

interface Wish {
  site: Site
  revision: number
  madeAt: Promise<string | undefined>
  readonly done: Promise<ReleaseRow>
}

/** What a release was made from; undefined where that is no longer known. */
type MadeOf = (release: string) => Promise<Planned | undefined>

/** Whether search engines are told of a release: its owner wanted that, and it has their key (IndexNow). */
const hasIndexKey = (manifest: Manifest) =>
  [...manifest.addresses()].some((address) => /^\/[0-9a-f]{32}\.txt$/.test(address))

const LIST_EVERY = 64
const MOST_TRIES = 5

/** Publishing: from a site to what visitors read, and back to what they read before. */
export class Releases {
  readonly #options: ReleasesOptions
  readonly #queue = new Queue()
  readonly #background = new Queue()
  readonly #waiting = new Map<string, Wish>()
  readonly #progress = new ProgressOfPublishes()
  readonly #turns: TurnsOfPublishes
  readonly #lost: LostFiles

  constructor(options: ReleasesOptions) {
    this.#options = options
    this.#turns = new TurnsOfPublishes(options.underWay, (id) => this.#progress.of(id))
    this.#lost = new LostFiles(options.blobs)
  }

  /**
   * Resolves when visitors read this site, or a later one, durably: whoever waited or stood still takes nothing back that was
   * published meanwhile. Wishes that come while one is being fulfilled are fulfilled together.
   */
  publish(id: string, site: Site, revision: number): Promise<ReleaseRow> {
    const madeAt = this.#options.store.madeAt(id)
    // Whoever waits for it hears of that.
    madeAt.catch(() => {})
    const waiting = this.#waiting.get(id)
    if (waiting) {
      if (revision >= waiting.revision) Object.assign(waiting, { site, revision, madeAt })
      return waiting.done
    }
    const done = this.#queue.run(id, () => {
      const { done: _, ...planned } = this.#waiting.get(id)!
      this.#waiting.delete(id)
      const publish = () => this.#again(id, () => this.#tryNewest(id, planned)) as Promise<ReleaseRow>
      return this.#turns.run(id, publish).finally(() => this.#progress.end(id))
    })
    this.#waiting.set(id, { site, revision, madeAt, done })
    return done
  }

  /**
   * Publishes what is planned on the release that visitors read, and plans again when that became another meanwhile.
   * Where nothing is planned the release stays; undefined while nothing is published.
   */
  publishOn(
    id: string,
    plan: (standing: StandingRelease) => Promise<Planned | undefined>,
  ): Promise<ReleaseRow | undefined> {
    const { live, store } = this.#options
    return this.#queue.run(id, () =>
      this.#again(id, async () => {
        const standing = await live.standing(id)
        if (!standing) return null
        const planned = await plan(standing)
        return planned ? this.#try(id, planned, standing.release) : store.find(id, standing.release)
      }).finally(() => this.#progress.end(id)),
    )
  }

  /** How far the publish of a site is, on whichever server; undefined when none is under way. */
  progress(id: string): Promise<Progress | undefined> {
    return this.#turns.progress(id)
  }

  /** What was published, newest first. */
  list(id: string): Promise<ReleaseRow[]> {
    return this.#options.store.list(id)
  }

  /**
   * Takes visitors to an earlier release; undefined when the site has none of that id. One that was drawn for an address that the
   * site has left since, or before its host made it paid or free, is drawn again.
   */
  goLive(id: string, release: string, made: MadeOf = async () => undefined): Promise<ReleaseRow | undefined> {
    const { store, live } = this.#options
    return this.#queue.run(id, async () => {
      const found = await store.find(id, release)
      if (!found) return undefined
      const planned = found.createdAt < (await store.fittingSince(id)) ? await made(release) : undefined
      if (planned) return this.#again(id, () => this.#try(id, planned)).finally(() => this.#progress.end(id))
      const { deltas } = await store.lineage(found.id)
      const isLive = await store.switchTo(id, found, hasIndexKey(createManifest(deltas)))
      live.forget(id)
      return isLive ? found : undefined
    })
  }

  /** Takes a site to another address. What visitors read is drawn for it first; then both change in one step, for all at once. */
  async move(id: string, move: Move, made: MadeOf): Promise<void> {
    const { store, live } = this.#options
    await this.#queue.run(id, () =>
      this.#again(id, async () => {
        const standing = await live.standing(id)
        if (!standing) return (await store.moveUnread(id, move)) ? null : undefined
        const planned = await made(standing.release)
        return planned ? this.#try(id, { ...planned, move }, standing.release) : undefined
      }).finally(() => this.#progress.end(id)),
    )
    live.forgetAddresses([move.from, move.slug ?? move.from])
  }

  /** Draws again what of a live release cannot be read any more. */
  async mend(id: string, release: string, made: Planned): Promise<void> {
    this.#lost.lookAgain()
    await this.#queue.run(id, () => this.#try(id, made, release).finally(() => this.#progress.end(id)))
  }

  /** Makes the smaller pictures of a release that visitors read still; an earlier start may have been stopped before. */
  async completeLive(id: string, release: string, made: Planned): Promise<void> {
    const standing = await this.#options.live.standing(id)
    if (standing?.release === release) this.#completeLater(id, made, standing)
  }

  /** Does beforehand what takes long the first time after a start: somebody has opened the site and may publish it. */
  warm(id: string, site: Site): void {
    const { live, renderer, onFailure } = this.#options
    this.#background
      .run(id, async () => {
        const before = await live.standing(id)
        if (!before || before.input) return
        await this.#lost.in(before.manifest)
        // What must be put right first is said to whoever publishes.
        await refuseUnpublishable(site, renderer.catalog).catch((failure) => {
          if (!(failure instanceof Unpublishable)) throw failure
        })
        const scene = await renderer.prepare(site)
        const drawn = await this.#drawnFrom(id, before, scene)
        if (drawn) live.recall(id, before, drawn)
        // It was publishable then; what has changed since has just been asked.
        if (!drawn) return
        await refuseUnpublishable(drawn.site, renderer.catalog, site).catch(() => {})
        await rehearse(scene)
      })
      .catch(onFailure)
  }

  /** Resolves when all that was begun is done, the background included. */
  async idle(): Promise<void> {
    await this.#queue.idle()
    await this.#background.idle()
  }

  /** Publishes a draft unless visitors read a later one; what they read of later ones stays. */
  async #tryNewest(id: string, { madeAt: made, ...planned }: Omit<Wish, 'done'>): Promise<ReleaseRow | undefined> {
    const { live, store, withLater } = this.#options
    const madeAt = await made
    if ((await store.madeAt(id)) !== madeAt) throw new Error(`The site "${id}" was deleted, and another has its name.`)
    const before = await live.standing(id)
    if (!before) return this.#try(id, { ...planned, madeAt }, null)
    if (before.revision > planned.revision) return store.find(id, before.release)
    return this.#try(id, (await withLater?.(id, planned, before.release)) ?? planned, before.release)
  }

  /** The same as `#tryAgain`, with what it took told. */
  async #again(id: string, attempt: () => Promise<ReleaseRow | undefined | null>): Promise<ReleaseRow | undefined> {
    const began = performance.now()
    const tell = (outcome: PublishOutcome) => this.#options.onPublish?.((performance.now() - began) / 1_000, outcome)
    try {
      const release = await this.#tryAgain(id, attempt)
      tell('done')
      return release
    } catch (failure) {
      tell(failure instanceof Unpublishable ? 'refused' : 'failed')
      throw failure
    }
  }

  /** Until it succeeds; null is an answer, too: there is nothing to do. */
  async #tryAgain(id: string, attempt: () => Promise<ReleaseRow | undefined | null>): Promise<ReleaseRow | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const release = await attempt()
      if (release !== undefined) return release ?? undefined
    }
    throw new Error(`Site "${id}" is being published by several servers at once. Try again in a moment.`)
  }

  /** Undefined when another process published meanwhile, or when visitors read another release than `onlyAfter`; null is none. */
  async #try(
    id: string,
    { move, madeAt, ...planned }: Planned & { readonly move?: Move; readonly madeAt?: string | undefined },
    onlyAfter?: string | null,
  ): Promise<ReleaseRow | undefined> {
    const { store, blobs, live, compression } = this.#options
    const { site, revision, mixture } = planned
    await this.#options.refuseUnknown?.(site)
    const before = await live.standing(id)
    if (onlyAfter !== undefined && (before?.release ?? null) !== onlyAfter) return undefined
    const { lost, scene } = await this.#prepare(site, before, move)
    const drawn = lost.size === 0 ? await this.#drawnFrom(id, before, scene) : null
    const isUnchanged = drawn?.site === site && before?.revision === revision && before.madeWith === scene.madeWith
    if (isUnchanged && !move) return store.find(id, before.release)
    const build = this.#build(id, scene, { before, drawn, lost })
    await compression.after(() => blobs.put(build.blobs()))
    const { delta, put } = build
    await this.#lost.refuse(delta, lost)
    const files = Object.values(delta).filter((file) => file !== null)
    this.#options.onStored?.(files)
    // Its list of files was taken elsewhere meanwhile, and the delta is to neither.
    if (before && !isItself(before)) return undefined
    const { madeWith } = scene
    const parent = before?.release ?? null
    const made = { revision, madeWith, delta, mixture, slug: move?.slug, domain: move?.domain }
    const isTold = Boolean(site.settings.indexNowKey)
    const release = await store.insertAndSwitch({ site: id, parent, madeAt, ...made, isTold })
    if (!release) {
      live.forget(id)
      return undefined
    }
    const next = { release: release.id, revision, madeWith, depth: (before?.depth ?? 0) + 1, input: scene.input }
    const replaced = before ? replacedBy(delta, before.manifest) : []
    const standing = live.advance(id, { ...next, before, delta })
    compression.add(files, replaced)
    if (standing) await this.#follow(id, planned, standing, { delta, put })
    return release
  }

  /** What visitors could not be given any more is looked for while the new release is prepared, which takes about as long. */
  async #prepare(site: Site, before: StandingRelease | undefined, move?: Move) {
    const { renderer } = this.#options
    const earlier = before?.input?.site
    const finding = this.#findLost(before)
    // Nobody asks for it where the site is refused.
    finding.catch(() => {})
    // At another address visitors read what they have read before.
    if (!move) await refuseUnpublishable(site, renderer.catalog, earlier)
    const scene = await renderer.prepare(site, { origin: move?.origin, before: earlier })
    return { scene, lost: await finding }
  }

  /** What visitors could not be given any more; files of pictures among it are made anew. */
  async #findLost(before: StandingRelease | undefined): Promise<ReadonlySet<string>> {
    const lost = await this.#lost.in(before?.manifest)
    if (lost.size > 0) await this.#options.forgetFiles?.([...lost])
    return lost
  }

  /** What the release before was drawn from; after a restart as it is worked out. Null where it was drawn with anything else than this one. */
  async #drawnFrom(
    id: string,
    before: StandingRelease | undefined,
    { input, madeWith }: Scene,
  ): Promise<PublishInput | null> {
    if (before?.madeWith !== madeWith) return null
    if (before.input) return before.input
    const { madeOf, onFailure } = this.#options
    try {
      const made = await madeOf?.(id, before.release)
      return made ? { ...input, site: made.site } : null
    } catch (failure) {
      onFailure(failure)
      return null
    }
  }

  /** What was lost is drawn as if it were new. */
  #build(id: string, scene: Scene, { before, drawn, lost }: Before) {
    const here = scene.draw(drawn)
    const drawing = { ...here, outputs: (here.isWhole && scene.drawBeside?.()) || here.outputs }
    return createBuild({
      ...drawing,
      outputs: this.#progress.counted(id, drawing, scene.input.site, drawn?.site),
      before: withoutLost(before?.manifest ?? createManifest(), lost),
      extra: () => scene.picturesShown(drawing.isWhole ? null : drawn),
    })
  }

  /** What visitors need not wait for. The list is taken down at once: what is published while files are looked at takes it further. */
  async #follow(id: string, planned: Planned, standing: StandingRelease, { delta, put }: Drawn): Promise<void> {
    const { store, onFailure } = this.#options
    const { manifest, release, depth } = standing
    if (depth % LIST_EVERY === 0) {
      const files = manifest.toDelta()
      this.#background.run(id, () => store.addList(release, files)).catch(onFailure)
    }
    await this.#lost.grew(manifest, delta, put)
    this.#lookLater(id, planned, standing)
    this.#completeLater(id, planned, standing)
  }

  /** What was passed over because it was whole a while ago is read again; what is lost meanwhile is drawn again. */
  #lookLater(id: string, planned: Planned, { release, manifest }: StandingRelease): void {
    const looking = this.#background.run(id, () => this.#lost.lookLater(manifest))
    looking.then((isLost) => (isLost ? this.mend(id, release, planned) : undefined)).catch(this.#options.onFailure)
  }

  #completeLater(id: string, planned: Planned, { release }: StandingRelease): void {
    const { renderer, onFailure } = this.#options
    this.#background
      .run(id, async () => {
        if (!(await renderer.complete(planned.site))) return
        // The same site with its smaller pictures, unless visitors have been taken elsewhere meanwhile.
        await this.#queue.run(id, () => this.#try(id, planned, release))
      })
      .catch(onFailure)
  }
}

/** What a release has at these addresses, and the next one no longer. */
function replacedBy(delta: Delta, before: Pick<Manifest, 'find'>): Hash[] {
  return Object.keys(delta).flatMap((address) => before.find(address)?.hash ?? [])
}

/** What differs, and the names of the bytes that were put for it. */
type Drawn = Pick<ReturnType<typeof createBuild>, 'delta' | 'put'>

/** The release that visitors read, what it was drawn from where that counts, and what of it is lost. */
interface Before {
  readonly before: StandingRelease | undefined
  readonly drawn: PublishInput | null
  readonly lost: ReadonlySet<string>
}
