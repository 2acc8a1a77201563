import { type Constants, holdsSame, type Site } from '@mimar/document'
import type { OutputFile, PublishInput } from '@mimar/publish'
import { Recent } from '../recent.ts'
import type { Renderer } from '../releases/renderer.ts'
import { giveWay } from '../turns.ts'

interface Drawn {
  readonly site: Site
  readonly input: PublishInput
  readonly files: Map<string, OutputFile>
}

/** Drafts kept drawn; the one looked at longest ago makes room. */
const MOST = 8

/** Drafts as visitors would read them, drawn by the publisher into memory; what did not change is not drawn again. */
export class DrawnDrafts {
  readonly #renderer: Renderer
  readonly #drawn = new Recent<string, Promise<Drawn>>(MOST)

  constructor(renderer: Renderer) {
    this.#renderer = renderer
  }

  /** All files of a draft, by address. */
  async files(site: Site): Promise<ReadonlyMap<string, OutputFile>> {
    const before = this.#drawn.get(site.id)
    const next = this.#draw(asPreview(site), before)
    this.#drawn.set(site.id, next)
    try {
      return (await next).files
    } catch (failure) {
      if (this.#drawn.get(site.id) === next) this.#drawn.delete(site.id)
      throw failure
    }
  }

  async #draw(site: Site, pending: Promise<Drawn> | undefined): Promise<Drawn> {
    // Who asked for what could not be drawn was told; here all is drawn anew.
    const before = await pending?.catch(() => undefined)
    if (before && holdsSame(before.site, site)) return before
    const { input, draw } = await this.#renderer.prepare(site)
    const { outputs, isWhole, removed } = draw(before?.input ?? null)
    const files = new Map(isWhole ? [] : before?.files)
    for (const address of removed) files.delete(address)
    for (const file of outputs) {
      files.set(file.address, file)
      await giveWay()
    }
    return { site, input, files }
  }
}

const paid = new WeakMap<Constants, Constants>()

/** A preview has no bar to report it with (REPORT-1); the same object for the same site, so that little is drawn again. */
function asPreview(site: Site): Site {
  const constants = paid.get(site.constants) ?? { ...site.constants, isPaid: true }
  paid.set(site.constants, constants)
  return { ...site, constants }
}
