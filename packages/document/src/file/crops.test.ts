import type { Json } from '@mimar/fields'
import { expect, test } from 'vitest'
import { apply } from '../apply.ts'
import { someCatalog, someSite } from '../testing/site.ts'
import { exportSite } from './export.ts'
import { importSite } from './import.ts'

type Tree = { [key: string]: Json }

const CROP = { containerWidth: 300, width: 600, left: -50, top: -20, transform: 12.5 }

/** A site from a file with one hero, and what the hero says when it is written again. */
function withHero(data: Tree) {
  const file = structuredClone(exportSite(someSite, someCatalog)) as Tree
  const hero = { id: 'Hero', uniqId: 'h1', data: { title: 'أ', logoSrc: 'court', ...data } }
  const read = importSite({ ...file, pages: [{ path: '/', components: [hero] }] }, someCatalog)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  const logo = read.site.pages[0]!.sections[0]!.content.logo as Tree
  return {
    logo,
    /** The hero's data in the file, after its logo was set to that. */
    after(value: Tree): Tree {
      const operation = { do: 'set-field' as const, section: 'h1', field: 'logo', value }
      const written = exportSite(apply(read.site, operation, someCatalog).site, someCatalog) as {
        pages: { components: { data: Tree }[] }[]
      }
      return written.pages[0]!.components[0]!.data
    },
  }
}

test('[EDIT-10] a crop keeps the height of its frame, and a file without one gets none', () => {
  const known = withHero({ logoSrcCropParams: { ...CROP, containerHeight: '200px' } })
  expect(known.logo.crop).toEqual({ ...CROP, containerHeight: 200 })
  expect(known.after(known.logo).logoSrcCropParams).toEqual({ ...CROP, containerHeight: 200 })
  expect(withHero({ logoSrcCropParams: CROP }).logo.crop).toEqual(CROP)
})

test('[EDIT-10] what a file says beside a picture and inside its crop stays when picture and crop are changed', () => {
  const hero = withHero({ logoSrcCropParams: { ...CROP, zoom: 2 }, logoHint: 'kept' })
  const changed = { ...CROP, left: -80 }
  expect(hero.after({ ...hero.logo, crop: changed })).toMatchObject({
    logoSrcCropParams: { ...changed, zoom: 2 },
    logoHint: 'kept',
  })
})
