import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkup } from '@mimar/checkup'
import { importSite } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'

const examples = join(dirname(fileURLToPath(import.meta.url)), '../examples')

test.each(globSync('**/site.json', { cwd: examples }))(
  '[U40] nothing has to be fixed before %s is published',
  (file) => {
    const read = importSite(JSON.parse(readFileSync(join(examples, file), 'utf8')), catalog)
    if (!('site' in read)) throw new Error(`${file} cannot be imported.`)
    const found = checkup({ site: read.site, catalog, weigh: () => 0 })
    const told = found
      // Ticked in advance, as the specification wants it.
      .filter(({ code }) => code !== 'consent-preticked')
      .map(({ code, page, section, field, language }) => [code, page, section, field, language].join(' '))
    expect(told).toEqual([])
  },
)
