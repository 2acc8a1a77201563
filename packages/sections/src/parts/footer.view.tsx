import type { Mark, Picture, SiteFacts } from '../template.ts'
import { Logo } from './logo.view.tsx'
import { Text } from './text.view.tsx'

interface LogoProps {
  readonly content: {
    readonly logo: Picture | null
    readonly logoColor: 'default' | 'black' | 'white' | null
    readonly name: string
    readonly tagline: string
  }
  readonly mark: Mark
  readonly site: SiteFacts
}

/** The owner's logo and the name beside it, which lead home. */
export function FooterLogo({ content: { logo, logoColor, name, tagline }, mark, site }: LogoProps) {
  return (
    <Logo picture={logo} color={logoColor} mark={mark} site={site} name={name} tagline={tagline} href={site.homeHref} />
  )
}

interface LinksProps {
  readonly links: readonly { readonly id: string; readonly text: string; readonly link: string }[]
  readonly mark: Mark
  readonly site: SiteFacts
}

/** The footer's own links; without any, those of the navigation bar. */
export function FooterLinks({ links, mark, site }: LinksProps) {
  const shown = links.filter(({ text }) => text !== '' || mark.keepsEmpty)
  const borrowed = links.length > 0 ? [] : site.navigation
  // Nothing around an empty list: it would keep its distance from what stands beside it.
  if (shown.length + borrowed.length === 0) return mark.keepsEmpty ? <ul {...mark.list('footerLinks')} /> : null
  return (
    <nav className="footer-links" aria-label={site.words.footerNavigation}>
      <ul {...mark.list('footerLinks')}>
        {shown.map(({ id, text, link }) => (
          <li key={id} {...mark.item(`footerLinks/${id}`)}>
            <a {...site.link(link)} {...mark(`footerLinks/${id}/text`)}>
              {text}
            </a>
          </li>
        ))}
        {borrowed.map(({ text, link }) => (
          <li key={link + text}>
            <a {...site.link(link)}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface BaseProps {
  readonly copyrightText: string
  readonly mark: Mark
  readonly site: SiteFacts
}

/** The last line of a page: whose it is, the privacy policy where the owner shows it, and the way back to the cookie settings. */
export function FooterBase({ copyrightText, mark, site }: BaseProps) {
  const { name, link, showInFooter } = site.privacyPolicy
  return (
    <div className="footer-base">
      <Text as="p" mark={mark} field="copyrightText" value={copyrightText} />
      {showInFooter && link !== '' && <a {...site.link(link)}>{name || site.words.privacyPolicy}</a>}
      {site.hasConsent && (
        <button type="button" data-cookies="">
          {site.words.cookieSettings}
        </button>
      )}
    </div>
  )
}
