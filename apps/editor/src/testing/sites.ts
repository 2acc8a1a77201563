import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importSite, type Section, type Site } from '@mimar/document'
import { initialContent } from '@mimar/fields'
import { catalog } from '@mimar/sections/definitions'

/** A site of one page in English, with heroes of those ids. */
export function heroSite(...heroes: readonly string[]): Site {
  const { site } = starterSite('cafe')
  const [page] = site.pages
  const [section] = page!.sections
  const english = site.languages.find(({ code }) => code === 'en')!
  const fields = catalog.find('Header13')!.fields
  const hero = (id: string): Section => {
    const content = { ...initialContent(fields), title: { en: 'Welcome' }, paragraph: { en: 'Come in' } }
    return { ...section!, id, template: 'Header13', content: content as Section['content'] }
  }
  const pages = [{ ...page!, sections: (heroes.length > 0 ? heroes : ['hero']).map(hero) }]
  return { ...site, languages: [{ ...english, isPrimary: true }], header: [], footer: [], media: {}, pages }
}

/** A starter of ours as a site. */
export function starterSite(id: string): { readonly site: Site } {
  const file = join(import.meta.dirname, '../../../../examples/starters', id, 'site.json')
  const imported = importSite(JSON.parse(readFileSync(file, 'utf8')), catalog)
  if ('faults' in imported) throw new Error(`The starter ${id} has faults.`)
  return imported
}
