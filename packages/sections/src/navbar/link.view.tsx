import { Text } from '../parts/text.view.tsx'
import type { ResolvedContent, SiteFacts, ViewProps } from '../template.ts'
import type { Group } from './grouped.ts'
import type { navbar } from './navbar.ts'

type Fields = (typeof navbar)['fields']

export type MenuLink = ResolvedContent<Fields>['headerLinks'][number]

interface Props extends Pick<ViewProps<Fields>, 'mark' | 'site'> {
  readonly link: MenuLink
}

/** A link of the bar, its dropdown or the mobile menu; it knows whether it is the page one is on. */
export function HeaderLink({ link, mark, site }: Props) {
  const target = site.link(link.link)
  return (
    <a {...target} aria-current={isCurrent(link.link, target.href, site) ? 'page' : undefined}>
      <LinkText link={link} mark={mark} />
    </a>
  )
}

/** What a link says. */
export function LinkText({ link, mark }: Omit<Props, 'site'>) {
  return <Text as="span" mark={mark} field={`headerLinks/${link.id}/text`} value={link.text} />
}

interface GroupProps extends Omit<Props, 'link'> {
  readonly group: Group<MenuLink>
}

/** A link with those below it in sight, where a menu has room for all. One that leads nowhere is their heading. */
export function LinkGroup({ group: { link, others }, mark, site }: GroupProps) {
  if (others.length === 0) return <HeaderLink link={link} mark={mark} site={site} />
  return (
    <>
      {link.link === '' ? <LinkText link={link} mark={mark} /> : <HeaderLink link={link} mark={mark} site={site} />}
      <ul className="navbar-within">
        {others.map((other) => (
          <li key={other.id}>
            <HeaderLink link={other} mark={mark} site={site} />
          </li>
        ))}
      </ul>
    </>
  )
}

function isCurrent(address: string, href: string, site: SiteFacts): boolean {
  // A link to a place on a page is not the page: several of them would all be marked.
  if (address === '' || address.includes('#')) return false
  const path = pathOf(site.path)
  return pathOf(address) === path || pathOf(href) === path
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/'
}
