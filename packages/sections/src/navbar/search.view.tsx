import { Icon } from '../parts/icon.view.tsx'
import { SearchForm } from '../parts/search-form.view.tsx'
import { shapes } from '../parts/shapes.ts'
import type { SectionFacts, SiteFacts } from '../template.ts'

interface Props {
  readonly site: SiteFacts
  /** Mode of the panel that opens. */
  readonly colorMode: SectionFacts['colorMode']
}

/** A button that opens a field, in windows of every width; without script it leads to the page of results (SEARCH-1). */
export function SearchMenu({ site, colorMode }: Props) {
  const { words, search } = site
  if (!search) return null
  return (
    <details className="navbar-search" name="navbar">
      <summary aria-label={words.search}>
        <Icon shape={shapes.search} />
        <Icon shape={shapes.close} />
      </summary>
      <div className="navbar-find" data-mode={colorMode}>
        <SearchForm words={words} search={search} />
      </div>
    </details>
  )
}
