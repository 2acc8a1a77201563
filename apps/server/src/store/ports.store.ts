import type { Database } from './database.ts'

/** A site and the port it has; null while it has none. */
interface PortRow {
  readonly id: string
  readonly slug: string
  readonly port: number | null
}

/** Ports of sites, kept for as long as nobody else needs them. */
export class PortStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** All sites: as their ports follow each other, then those without one, the oldest first. */
  list(): Promise<PortRow[]> {
    const sites = this.#query.selectFrom('sites').leftJoin('site_ports', 'site_ports.site', 'sites.id')
    const rows = sites.select(['sites.id', 'sites.slug', 'site_ports.port'])
    const byPort = rows.orderBy('site_ports.port', (port) => port.asc().nullsLast())
    return byPort.orderBy('created_at').orderBy('id').execute()
  }

  /** Ports that sites had which are gone. */
  async left(): Promise<number[]> {
    const ports = this.#query.selectFrom('site_ports').leftJoin('sites', 'sites.id', 'site_ports.site')
    const rows = await ports.select('port').where('sites.id', 'is', null).orderBy('port').execute()
    return rows.map(({ port }) => port)
  }

  /** Gives a port to a site, in place of the one it had. Where another process was faster it stays as that left it. */
  async give(site: string, port: number, isLeft: boolean): Promise<void> {
    await this.#query.transaction().execute(async (transaction) => {
      const own = transaction.deleteFrom('site_ports').where('site', '=', site)
      await own.where('port', '!=', port).execute()
      if (isLeft) await transaction.deleteFrom('site_ports').where('port', '=', port).execute()
      const given = transaction.insertInto('site_ports').values({ site, port })
      await given.onConflict((conflict) => conflict.doNothing()).execute()
    })
  }
}
