import { Icon } from '../parts/icon.view.tsx'
import { shapes } from '../parts/shapes.ts'
import { SocialLink } from '../parts/socials.view.tsx'
import type { ViewProps } from '../template.ts'
import { grouped } from './grouped.ts'
import { LanguageList } from './languages.view.tsx'
import { LinkGroup } from './link.view.tsx'
import type { navbar } from './navbar.ts'

/** Up to 1024 px: the whole window, links large on hairlines, languages and socials below. */
export function MobileMenu({ content, mark, site }: ViewProps<(typeof navbar)['fields']>) {
  return (
    <details className="navbar-menu">
      <summary aria-label={site.words.menu}>
        <Icon shape={shapes.menu2} />
        <Icon shape={shapes.close} />
      </summary>
      <div className="navbar-sheet" data-mode="DARK">
        <nav aria-label={site.words.mainNavigation}>
          <ul>
            {grouped(content.headerLinks).map((group) => (
              <li key={group.link.id}>
                <LinkGroup group={group} mark={mark} site={site} />
              </li>
            ))}
          </ul>
        </nav>
        {site.languages.length > 1 && (
          <details>
            <summary>
              <Icon shape={shapes.world} />
              {site.words.language}
              <Icon shape={shapes.chevronDown} />
            </summary>
            <LanguageList site={site} className="navbar-pills" />
          </details>
        )}
        {site.socials.length > 0 && (
          <ul className="socials">
            {site.socials.map((social) => (
              <li key={social.socialUrl}>
                <SocialLink {...social} site={site} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}
