import { FooterBase, FooterLinks } from '../parts/footer.view.tsx'
import { Logo } from '../parts/logo.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Socials } from '../parts/socials.view.tsx'
import type { SectionView } from '../template.ts'
import type { footer3 } from './footer3.ts'

export const Footer3: SectionView<typeof footer3> = ({ content, mark, section, site }) => (
  <Shell as="footer" className="footer footer3 band" mark={mark} section={section}>
    <div className="wrap">
      <div className="footer3-row">
        <Logo
          picture={content.logo}
          color={content.logoColor}
          mark={mark}
          site={site}
          name={content.name}
          tagline={content.tagline}
          href={site.homeHref}
        />
        <FooterLinks links={content.footerLinks} mark={mark} site={site} />
        <Socials socials={content.socials} mark={mark} site={site} field="socials" />
      </div>
      <FooterBase copyrightText={content.copyrightText} mark={mark} site={site} />
    </div>
  </Shell>
)
