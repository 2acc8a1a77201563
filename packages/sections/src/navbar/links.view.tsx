// Disclosure navigation, dropdown menu, submenu.
import { Icon } from '../parts/icon.view.tsx'
import { shapes } from '../parts/shapes.ts'
import type { ViewProps } from '../template.ts'
import { windowsFor } from './fit.ts'
import { type Group, grouped } from './grouped.ts'
import { HeaderLink, LinkGroup, LinkText, type MenuLink } from './link.view.tsx'
import type { navbar } from './navbar.ts'

type Props = ViewProps<(typeof navbar)['fields']>

/** The sign of those that open takes room too. */
const SIGN = ' ++'

/** The links that fit, and a dropdown with the others. A link stands in both; it is shown in one. */
export function Links({ content, mark, section, site }: Props) {
  const groups = grouped(content.headerLinks)
  if (groups.length === 0 && !mark.keepsEmpty) return null
  const windows = windowsFor(
    groups.map(({ link, others }) => link.text + (others.length > 0 ? SIGN : '')),
    { isEdited: mark.keepsEmpty },
  )
  const isInBar = (window: string | undefined) => window === '' || window === undefined
  return (
    <nav className="navbar-links" aria-label={site.words.mainNavigation}>
      <ul {...mark.list('headerLinks')}>
        {groups.map(({ link, others }, index) => (
          <li key={link.id} data-from={windows[index] || undefined} {...mark.item(`headerLinks/${link.id}`)}>
            {others.length > 0 ? (
              <Opening {...{ link, others, mark, section, site }} />
            ) : (
              <HeaderLink link={link} mark={mark} site={site} />
            )}
          </li>
        ))}
      </ul>
      {groups.length > 0 && (
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
            {groups.map((group, index) => (
              <li key={group.link.id} hidden={isInBar(windows[index])} data-until={windows[index] || undefined}>
                <LinkGroup group={group} mark={mark} site={site} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  )
}

/** A link, and beside it what opens those below; one that leads nowhere opens them itself. */
function Opening({ link, others, mark, section, site }: Group<MenuLink> & Omit<Props, 'content'>) {
  const isHeading = link.link === ''
  const opener = (
    <details className="navbar-sub" name={mark.keepsOpen ? undefined : 'navbar'} open={mark.keepsOpen}>
      <summary aria-label={isHeading ? undefined : `${site.words.more}: ${link.text}`}>
        {isHeading && <LinkText link={link} mark={mark} />}
        <Icon shape={shapes.chevronDown} />
      </summary>
      <ul className="navbar-panel" data-mode={section.colorMode}>
        {others.map((other) => (
          <li key={other.id} {...mark.item(`headerLinks/${other.id}`)}>
            <HeaderLink link={other} mark={mark} site={site} />
          </li>
        ))}
      </ul>
    </details>
  )
  if (isHeading) return opener
  return (
    <div className="navbar-pair">
      <HeaderLink link={link} mark={mark} site={site} />
      {opener}
    </div>
  )
}
