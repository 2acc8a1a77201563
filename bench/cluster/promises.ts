// What was acknowledged, held against what the database and the servers say afterwards.
import pg from 'pg'
import type { Row } from '../table.ts'
import { asked, type Draft, type Editor } from './people.ts'
import type { Stage } from './stage.ts'

interface Kept {
  readonly site: string
  readonly change_id: string
  readonly revision: string | number
}

/** How many changes were lost, stored twice or out of order, and drafts that do not say what was stored last. */
export async function heldAgainst(stage: Stage, editors: readonly Editor[]): Promise<Row[]> {
  const rows = await storedIn(stage.database)
  const times = new Map<string, number>()
  for (const { change_id: id } of rows) times.set(id, (times.get(id) ?? 0) + 1)
  const acknowledged = editors.flatMap((editor) => editor.acknowledged)
  const count = (is: (stored: number) => boolean) => acknowledged.filter((id) => is(times.get(id) ?? 0)).length
  return [
    { what: 'changes acknowledged', measured: acknowledged.length, unit: '' },
    { what: '  lost', measured: count((stored) => stored === 0), unit: '', budget: 0 },
    { what: '  stored more than once', measured: count((stored) => stored > 1), unit: '', budget: 0 },
    { what: '  revisions left out or doubled', measured: gapsIn(rows), unit: '', budget: 0 },
    {
      what: '  texts that are not what was stored last',
      measured: await wrongTexts(stage, editors),
      unit: '',
      budget: 0,
    },
  ]
}

/** Changes that a database has, each site's in their order. */
export async function storedIn(database: string): Promise<readonly Kept[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const sql = 'select site, change_id, revision from operations order by site, revision'
    return (await client.query<Kept>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Each site's changes are one after the other, from the first on. */
function gapsIn(rows: readonly Kept[]): number {
  return rows.filter((row, index) => {
    const before = rows[index - 1]
    const expected = before?.site === row.site ? Number(before.revision) + 1 : undefined
    return expected !== undefined && Number(row.revision) !== expected
  }).length
}

/** Of each server that is asked alone: texts of its drafts that somebody else would have written. */
async function wrongTexts({ servers, apiAt }: Stage, editors: readonly Editor[]): Promise<number> {
  let wrong = 0
  const ids = [...new Set(editors.map(({ site }) => site.id))]
  for (const server of servers) {
    for (const id of ids) {
      const { site } = await asked<Draft>(apiAt(server)(`/sites/${id}/document`))
      const sections = site.pages.flatMap((page) => page.sections)
      for (const editor of editors.filter((one) => one.site.id === id)) {
        if (sections.find((one) => one.id === editor.section)?.content.title?.en !== editor.said) wrong += 1
      }
    }
  }
  return wrong
}
