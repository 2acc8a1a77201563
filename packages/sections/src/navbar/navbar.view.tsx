import { Icon } from '../parts/icon.view.tsx'
import { Logo } from '../parts/logo.view.tsx'
import { shapes } from '../parts/shapes.ts'
import type { SectionView, ViewProps } from '../template.ts'
import { windowsFor } from './fit.ts'
import { LanguageMenu } from './languages.view.tsx'
import { HeaderLink } from './link.view.tsx'
import { MobileMenu } from './menu.view.tsx'
import type { navbar } from './navbar.ts'

type Props = ViewProps<(typeof navbar)['fields']>

/** Every menu of the bar is a `details` element, so all of it works before any script does. */
export const Navbar: SectionView<typeof navbar> = (props) => {
  const { content, mark, section, site } = props
  return (
    <header className="navbar" data-mode={section.colorMode} data-island="navbar" data-then="menu" {...mark.root()}>
      <div className="navbar-bar" data-mode={section.nextColorMode ?? section.colorMode}>
        <div className="navbar-row">
          <Logo
            picture={content.logo}
            color={content.logoColor}
            mark={mark}
            site={site}
            name={content.name}
            tagline={content.tagline}
            href={site.homeHref}
          />
          <Links {...props} />
          <LanguageMenu site={site} colorMode={section.colorMode} />
          <MobileMenu {...props} />
        </div>
      </div>
    </header>
  )
}

/** The links that fit, and a dropdown with the others. A link stands in both; it is shown in one. */
function Links({ content, mark, section, site }: Props) {
  const links = content.headerLinks
  if (links.length === 0 && !mark.keepsEmpty) return null
  const windows = windowsFor(
    links.map((link) => link.text),
    { isEdited: mark.keepsEmpty },
  )
  const isInBar = (window: string | undefined) => window === '' || window === undefined
  return (
    <nav className="navbar-links" aria-label={site.words.mainNavigation}>
      <ul {...mark.list('headerLinks')}>
        {links.map((link, index) => (
          <li key={link.id} data-from={windows[index] || undefined} {...mark.item(`headerLinks/${link.id}`)}>
            <HeaderLink link={link} mark={mark} site={site} />
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <details
          className="navbar-more"
          name="navbar"
          hidden={isInBar(windows.at(-1))}
          data-until={windows.at(-1) || undefined}
        >
          <summary>
            {site.extraLinksLabel || site.words.more}
            <Icon shape={shapes.chevronDown} />
          </summary>
          <ul className="navbar-panel" data-mode={section.colorMode}>
            {links.map((link, index) => (
              <li key={link.id} hidden={isInBar(windows[index])} data-until={windows[index] || undefined}>
                <HeaderLink link={link} mark={mark} site={site} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  )
}
