import { type Fields, file, group, icon, image, type Json, link, list, number, role, text } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import { exportSite } from '../file/export.ts'
import { importSite } from '../file/import.ts'
import type { Section, Site } from '../site.ts'
import { someSite } from './site.ts'

export type Tree = { [key: string]: Json }

/** A mosaic with groups, a picture in an object of its own, rows, and lists whose names others have as an alias. */
export const mosaic: Fields = {
  title: text({ limit: 30 }),
  images: list({ image: image(), set: role('set', number({ min: 1, max: 9 })) }, { min: 1, max: 4, ceiling: 6 }),
  own: image({ within: 'own', url: 'imgUrl', crop: 'imgCropParams' }),
  rows: list({ items: list({ image: image() }, { max: 4 }), note: text() }, { max: 3 }),
  place: group({ name: text(), inner: list({ word: text() }, { max: 3 }) }),
  cards: list({ iconName: icon(), link: link(), cardTitle: text({ limit: 9 }) }, { max: 3 }),
  logo: image({ url: 'logoSrc' }),
  yard: role('background-film', file('video')),
}
const facts = { id: 'Mosaic', category: 'portfolio', isUnique: false, fields: mosaic } as const
export const catalog: Catalog = { find: (template) => (template === 'Mosaic' ? facts : undefined) }

export const bare: Site = {
  ...someSite,
  header: [],
  footer: [],
  pages: [{ ...someSite.pages[0]!, sections: [] }],
}

export function fileWith(component: Tree): Tree {
  const file = structuredClone(exportSite(bare, catalog)) as Tree
  return { ...file, pages: [{ id: 'home', path: '/', components: [{ id: 'Mosaic', uniqId: 'm', ...component }] }] }
}

export function read(component: Tree) {
  const result = importSite(fileWith(component), catalog)
  if ('faults' in result) throw new Error(JSON.stringify(result.faults))
  return { site: result.site, section: result.site.pages[0]!.sections[0] as Section, findings: result.findings }
}

export const contentOf = (data: Tree, translations: Tree = {}) => read({ data, translations }).section.content as Tree
export const faultsIn = (data: Json, more: Tree = {}) => {
  const result = importSite(fileWith({ data, ...more }), catalog)
  const faults = 'faults' in result ? result.faults : []
  return faults.map(({ path, code }) => `${path.replace('pages[0].components[0].', '')} ${code}`)
}
export const written = (component: Tree) => {
  const { site } = read(component)
  const file = exportSite(site, catalog) as unknown as {
    pages: { components: { data: Tree; translations?: Tree }[] }[]
  }
  return file.pages[0]!.components[0]!
}

export const picture = (media: string, more: Tree = {}): Json => {
  return { media, alt: {}, isDecorative: false, crop: null, width: null, ...more }
}
export const mediaOf = (images: Json) =>
  (images as { image: Tree; set: Json }[]).map(({ image: { media }, set }) => [media, set])
