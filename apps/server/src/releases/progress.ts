import { pageDifference, publishedPages, type Site } from '@mimar/document'
import type { OutputFile } from '@mimar/publish'
import type { NamedFile } from './drawing-job.ts'
import type { ReleaseDrawing } from './renderer.ts'

/** How many pages of a publish are drawn, of how many. */
export interface Progress {
  readonly done: number
  readonly total: number
}

interface Counted extends Pick<ReleaseDrawing, 'isWhole'> {
  readonly outputs: ReleaseDrawing['outputs'] | AsyncIterable<OutputFile | NamedFile>
}

/** How far the publishes are that are under way, by site. */
export class ProgressOfPublishes {
  readonly #known = new Map<string, Progress>()

  of(id: string): Progress | undefined {
    return this.#known.get(id)
  }

  end(id: string): void {
    this.#known.delete(id)
  }

  /** The same files, counted as they are taken. */
  async *counted(
    id: string,
    { outputs, isWhole }: Counted,
    site: Site,
    before: Site | undefined,
  ): AsyncIterable<OutputFile | NamedFile> {
    const all = publishedPages(site)
    const pages = isWhole || !before ? all : pageDifference(publishedPages(before), all).come
    const total = pages.length * site.languages.filter(({ isActive }) => isActive).length
    let done = 0
    this.#known.set(id, { done, total })
    for await (const output of outputs) {
      yield output
      if (!output.path.endsWith('index.html') || done === total) continue
      done += 1
      this.#known.set(id, { done, total })
    }
  }
}
