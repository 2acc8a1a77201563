import { FooterBase, FooterLinks } from '../parts/footer.view.tsx'
import { Logo } from '../parts/logo.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Socials } from '../parts/socials.view.tsx'
import type { SectionView } from '../template.ts'
import type { footer9 } from './footer9.ts'
import { MapCard } from './map-card.view.tsx'

export const Footer9: SectionView<typeof footer9> = ({ content, mark, section, site }) => (
  <Shell as="footer" className="footer footer9 band" mark={mark} section={section}>
    <div className="wrap">
      <div className="grid">
        <div className="footer9-words">
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
        <MapCard
          source={content.mapSrc}
          place={content.geoLocation}
          address={content.address}
          mark={mark}
          site={site}
        />
      </div>
      <FooterBase copyrightText={content.copyrightText} mark={mark} site={site} />
    </div>
  </Shell>
)
