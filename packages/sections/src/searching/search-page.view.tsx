import { SearchForm } from '../parts/search-form.view.tsx'
import type { SectionFacts, SiteFacts } from '../template.ts'
import { resultWordsIn } from './words.ts'

interface Props {
  readonly site: SiteFacts
  readonly search: NonNullable<SiteFacts['search']>
  readonly colorMode: SectionFacts['colorMode']
  /** The pages that the site's own menu leads to. */
  readonly ways: readonly { readonly text: string; readonly link: string }[]
}

/**
 * What stands in the main part of the page of results. Our server writes them in, and takes out what is there for a host that
 * only hands out files, without script (SEARCH-4).
 */
export function SearchPage({ site, search, colorMode, ways }: Props) {
  return (
    <section className="section search-page" data-mode={colorMode} data-island="searching">
      <div className="wrap">
        <h1>{site.words.searchTitle}</h1>
        <SearchForm words={site.words} search={search} isPage />
        <noscript>
          <p>{resultWordsIn(site.language).alone}</p>
          <ul>
            {ways.map(({ text, link }) => (
              <li key={link}>
                <a {...site.link(link)}>{text}</a>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </section>
  )
}
