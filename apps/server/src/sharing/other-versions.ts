// Rolling update: what an older server does that meets what a newer one made (0153).
import { checkSite, type Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { isNewer } from '../newer-version.ts'
import { SERVER_ID } from '../server-id.ts'
import type { Database } from '../store/database.ts'
import { ServerStore } from '../store/servers.store.ts'
import { VersionStore } from '../store/versions.store.ts'
import { VersionBehind } from '../unstorable.ts'
import { VERSION } from '../version.ts'

interface Found {
  /** A server of another version runs, whichever came first. */
  readonly areThere: boolean
  readonly hasNewer: boolean
}

/** Nobody makes the database work by asking for what is not there. */
const FRESH_MS = 1_000

/** Versions that work on the same database, while one takes the place of another. */
export class OtherVersions {
  readonly #servers: ServerStore
  readonly #versions: VersionStore
  #last: { readonly found: Promise<Found>; readonly until: number } | undefined

  constructor(database: Database) {
    this.#servers = new ServerStore(database)
    this.#versions = new VersionStore(database)
  }

  async areThere(): Promise<boolean> {
    return (await this.#look()).areThere
  }

  /** Whether a version after this one runs, or has changed the tables. */
  async hasNewer(): Promise<boolean> {
    return (await this.#look()).hasNewer
  }

  /** Refuses to draw for visitors what a newer version made and this one would leave out. */
  async refuseUnknown(site: Site, catalog: TemplateCatalog): Promise<void> {
    if (!(await this.hasNewer())) return
    const [fault] = checkSite(site, catalog)
    if (fault) throw new VersionBehind(`${fault.path}: ${fault.message}`)
  }

  #look(): Promise<Found> {
    if (this.#last && performance.now() < this.#last.until) return this.#last.found
    const found = this.#find()
    this.#last = { found, until: performance.now() + FRESH_MS }
    return found
  }

  async #find(): Promise<Found> {
    const [others, hasLater] = [await this.#servers.others(SERVER_ID), await this.#versions.hasLaterSteps()]
    return {
      areThere: hasLater || others.some(({ version }) => version !== VERSION),
      hasNewer: hasLater || others.some(({ version }) => isNewer(version, VERSION)),
    }
  }
}
