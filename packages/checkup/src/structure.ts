import { publishedPages, type Section, sectionsOnPage } from '@mimar/document'
import { type CheckupInput, type Finding, finding } from './finding.ts'

/** Sections that may stand once on a page and stand there again (GEN-6). */
export function repeatedTemplates({ site, catalog }: CheckupInput): Finding[] {
  return publishedPages(site).flatMap((page) => {
    const isUnique = ({ template }: Section) => catalog.find(template)?.isUnique === true
    const again = repeated(sectionsOnPage(site, page).filter(isUnique), ({ template }) => template)
    return again.map(({ id, template }) =>
      finding('template-repeated', {
        ...{ page: page.id, section: id, params: { template } },
        fix: [{ do: 'remove-section', section: id }],
      }),
    )
  })
}

/** Sections of one id: links to it would lead to the first. */
export function repeatedIds({ site }: CheckupInput): Finding[] {
  const own = site.pages.flatMap((page) => [...(page.header ?? []), ...page.sections, ...(page.footer ?? [])])
  const again = repeated([...site.header, ...site.footer, ...own], ({ id }) => id)
  return again.map((section) => {
    const page = site.pages.find((one) => sectionsOnPage(site, one).includes(section))
    return finding('id-repeated', { page: page?.id ?? null, section: section.id, params: { id: section.id } })
  })
}

function repeated(sections: readonly Section[], keyOf: (section: Section) => string): Section[] {
  const known = new Set<string>()
  return sections.filter((section) => {
    const key = keyOf(section)
    const isAgain = known.has(key)
    known.add(key)
    return isAgain
  })
}
