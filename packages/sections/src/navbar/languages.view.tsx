import { Icon } from '../parts/icon.view.tsx'
import { shapes } from '../parts/shapes.ts'
import type { LanguageChoice, SectionFacts, SiteFacts } from '../template.ts'

interface Props {
  readonly site: SiteFacts
  /** Mode of the list that opens. */
  readonly colorMode: SectionFacts['colorMode']
}

/** The language one reads, and a list of the others (NAV-5, NAV-6). A site of one language has none. */
export function LanguageMenu({ site, colorMode }: Props) {
  const current = site.languages.find((language) => language.isCurrent)
  if (site.languages.length < 2 || !current) return null
  return (
    <details className="navbar-language" name="navbar">
      <summary aria-label={`${site.words.language}: ${current.localizedName}`}>
        <LanguageSign language={current} layout={site.languageMenuLayout} isOpener />
        <Icon shape={shapes.chevronDown} />
      </summary>
      <LanguageList site={site} colorMode={colorMode} className="navbar-panel" />
    </details>
  )
}

/** All languages in the owner's order; the current one leads nowhere. */
export function LanguageList({ site, colorMode, className }: Partial<Props> & { site: SiteFacts; className: string }) {
  return (
    <ul className={className} data-mode={colorMode}>
      {site.languages.map((language) => {
        const sign = <LanguageSign language={language} layout={site.languageMenuLayout} />
        return (
          <li key={language.code}>
            {language.isCurrent ? (
              <span aria-current="true">{sign}</span>
            ) : (
              <a href={language.href} hrefLang={language.code} lang={language.code}>
                {sign}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface SignProps {
  readonly language: LanguageChoice
  readonly layout: SiteFacts['languageMenuLayout']
  /** In the layout of flags one stands alone on the button, which says its name; in the list each has its name. */
  readonly isOpener?: boolean
}

function LanguageSign({ language, layout, isOpener }: SignProps) {
  const flag = layout !== 'text' && language.flag && (
    <img className="flag" src={language.flag} alt="" width="24" height="18" loading="lazy" />
  )
  if (flag && isOpener && layout === 'flag') return flag
  return (
    <>
      {flag}
      {layout === 'full' && !flag && isOpener && <Icon shape={shapes.world} />}
      <bdi>{language.localizedName}</bdi>
    </>
  )
}
