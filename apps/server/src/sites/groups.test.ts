import { exportSite, importSite, type Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { someSite } from '../testing/site.ts'

/** The site's first page with one component, as a file. */
function fileWith(component: object): { pages: { components: Record<string, unknown>[] }[] } {
  const file = structuredClone(exportSite(someSite(), catalog)) as unknown as ReturnType<typeof fileWith>
  file.pages = [{ ...file.pages[0]!, components: [component as Record<string, unknown>] }]
  return file
}

function read(file: unknown): Site {
  const result = importSite(file, catalog)
  if ('faults' in result) throw new Error(JSON.stringify(result.faults))
  return result.site
}

const written = (file: unknown) =>
  (exportSite(read(file), catalog) as unknown as ReturnType<typeof fileWith>).pages[0]!.components[0]!.data as {
    images: unknown[]
  }

const picture = (id: string, more: object = {}) => ({ id, imgUrl: '', ...more })

test('[SEC-16] [SEC-22] groups of portfolio pictures come back from an export as they were', () => {
  const images = [[picture('a'), picture('b', { note: 'kept' })], picture('c'), [picture('d'), picture('e')]]
  const file = fileWith({
    ...{ id: 'Portfolio6_2', uniqId: 'p1', category: 'portfolio' },
    data: { title: 'T', subTitle: 'S', images },
  })
  const back = written(file)
  const shape = (list: readonly unknown[]): unknown[] =>
    list.map((entry) => (Array.isArray(entry) ? shape(entry) : (entry as { id: string }).id))
  expect(shape(back.images)).toEqual([['a', 'b'], 'c', ['d', 'e']])
  expect((back.images[0] as unknown[])[1]).toMatchObject({ note: 'kept' })
  expect(JSON.stringify(back.images)).not.toContain('"group"')
  expect(read(exportSite(read(file), catalog))).toEqual(read(file))
})
