import { BarHours } from '../parts/bar-hours.view.tsx'
import { otherLayout } from '../parts/layout.ts'
import { Logo } from '../parts/logo.view.tsx'
import type { SectionView } from '../template.ts'
import { LanguageMenu } from './languages.view.tsx'
import { Links } from './links.view.tsx'
import { MobileMenu } from './menu.view.tsx'
import type { navbar } from './navbar.ts'
import { SearchMenu } from './search.view.tsx'

/** Every menu of the bar is a `details` element, so all of it works before any script does. */
export const Navbar: SectionView<typeof navbar> = (props) => {
  const { content, mark, section, site } = props
  const layout = otherLayout(content.layout, 'ROW')
  // What stands on a surface of its own has nothing to do with what lies below it.
  const isApart = layout === 'STACKED' || layout === 'PILL'
  const logo = (
    <Logo
      picture={content.logo}
      color={content.logoColor}
      mark={mark}
      site={site}
      name={content.name}
      tagline={content.tagline}
      href={site.homeHref}
    />
  )
  const tools = (
    <>
      <SearchMenu site={site} colorMode={section.colorMode} />
      <LanguageMenu site={site} colorMode={section.colorMode} />
      <MobileMenu {...props} />
    </>
  )
  return (
    <header
      className="navbar"
      data-mode={section.colorMode}
      data-island="navbar"
      data-then="menu"
      data-layout={layout}
      {...mark.root()}
    >
      <div
        className="navbar-bar"
        data-mode={isApart ? section.colorMode : (section.nextColorMode ?? section.colorMode)}
      >
        <div className="navbar-row">
          {layout !== 'SPLIT' && logo}
          <Links {...props} />
          {layout === 'SPLIT' && logo}
          {layout ? <div className="navbar-tools">{tools}</div> : tools}
        </div>
        <BarHours
          isShown={content.showsHours}
          site={site}
          className="navbar-hours"
          panel={{ className: 'navbar-panel', colorMode: section.colorMode }}
          name="navbar"
        />
      </div>
    </header>
  )
}
