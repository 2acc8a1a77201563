import { FooterBase, FooterLinks, FooterLogo } from '../parts/footer.view.tsx'
import { FooterHours } from '../parts/footer-hours.view.tsx'
import { otherLayout } from '../parts/layout.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Socials } from '../parts/socials.view.tsx'
import type { SectionView } from '../template.ts'
import type { footer9 } from './footer9.ts'
import { MapCard } from './map-card.view.tsx'

export const Footer9: SectionView<typeof footer9> = ({ content, mark, section, site }) => (
  <Shell
    as="footer"
    className="footer footer9 band"
    mark={mark}
    section={section}
    layout={otherLayout(content.layout, 'BESIDE')}
  >
    <div className="wrap">
      <div className="grid">
        <div className="footer9-words">
          <FooterLogo content={content} mark={mark} site={site} />
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
      <FooterHours isShown={content.showsHours} site={site} />
      <FooterBase copyrightText={content.copyrightText} mark={mark} site={site} />
    </div>
  </Shell>
)
