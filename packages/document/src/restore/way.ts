import { apply } from '../apply.ts'
import type { Catalog } from '../catalog.ts'
import type { Operation } from '../operation.ts'
import type { Site } from '../site.ts'

/** A site on its way to be another: each step is made here at once, so that the next one sees what it left. */
export class Way {
  readonly catalog: Catalog
  readonly #steps: Operation[] = []
  #site: Site

  constructor(site: Site, catalog: Catalog) {
    this.#site = site
    this.catalog = catalog
  }

  get site(): Site {
    return this.#site
  }

  /** Throws where the site refuses it. */
  go(step: Operation): void {
    this.#site = apply(this.#site, step, this.catalog).site
    this.#steps.push(step)
  }

  get steps(): readonly Operation[] {
    return this.#steps
  }
}
