import { telOf } from '@mimar/fields'
import { publishedMark } from '../mark.ts'
import { Arch } from '../parts/arch.view.tsx'
import { Icon } from '../parts/icon.view.tsx'
import { SearchForm } from '../parts/search-form.view.tsx'
import { shapes } from '../parts/shapes.ts'
import type { Picture, SectionFacts, SiteFacts } from '../template.ts'

/** A page that somebody who found none may have looked for. */
export interface WayOnward {
  readonly text: string
  /** What is there, in few words; '' where it does not say. */
  readonly about: string
  readonly link: string
}

interface Props {
  readonly site: SiteFacts
  readonly colorMode: SectionFacts['colorMode']
  readonly ways: readonly WayOnward[]
  /** '' where the owner gives none. */
  readonly phone: string
  readonly picture: Picture | null
}

const mark = publishedMark({ section: 'missing', template: 'Missing', standIns: new Set(), primary: '' })

/** What stands in the main part where an address has no page (GEN-11): where to go, whom to call, a picture of the house. */
export function Missing({ site, colorMode, ways, phone, picture }: Props) {
  const { words, homeHref } = site
  return (
    <section className="section missing" data-mode={colorMode}>
      <div className="wrap grid">
        <div className="missing-text">
          <p className="missing-label">{words.notFoundTitle} · 404</p>
          <h1>{words.notFoundHeading}</h1>
          <p className="lead">{words.notFoundText}</p>
          {site.search && <SearchForm words={words} search={site.search} />}
          <Ways ways={ways} site={site} />
          <div className="buttons">
            <a className="button primary" href={homeHref}>
              {words.backHome}
            </a>
            {phone !== '' && <Call words={words.callUs} phone={phone} />}
          </div>
        </div>
        <Arch
          picture={picture}
          mark={mark}
          field="picture"
          sizes="(max-width: 600px) 92vw, (max-width: 1440px) 38vw, 520px"
          isFirstView
        />
      </div>
    </section>
  )
}

function Ways({ ways, site }: Pick<Props, 'ways' | 'site'>) {
  if (ways.length === 0) return null
  return (
    <ul className="missing-ways">
      {ways.map(({ text, about, link }) => (
        <li key={link}>
          <a {...site.link(link)}>
            <b>{text}</b>
            {about !== '' && <span>{about}</span>}
            <Icon shape={shapes.arrowRight} mirrors />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The sentence with its number, which keeps its direction in any text. */
function Call({ words, phone }: { readonly words: string; readonly phone: string }) {
  const [before, after] = words.split('{phone}')
  return (
    <p className="missing-call">
      {before}
      <a href={telOf(phone) || undefined} dir="ltr">
        {phone}
      </a>
      {after}
    </p>
  )
}
