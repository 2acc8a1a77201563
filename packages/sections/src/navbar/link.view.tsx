import { Text } from '../parts/text.view.tsx'
import type { ResolvedContent, SiteFacts, ViewProps } from '../template.ts'
import type { navbar } from './navbar.ts'

type Fields = (typeof navbar)['fields']

interface Props extends Pick<ViewProps<Fields>, 'mark' | 'site'> {
  readonly link: ResolvedContent<Fields>['headerLinks'][number]
}

/** A link of the bar, its dropdown or the mobile menu; it knows whether it is the page one is on. */
export function HeaderLink({ link, mark, site }: Props) {
  const target = site.link(link.link)
  return (
    <a {...target} aria-current={isCurrent(link.link, target.href, site) ? 'page' : undefined}>
      <Text as="span" mark={mark} field={`headerLinks/${link.id}/text`} value={link.text} />
    </a>
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
