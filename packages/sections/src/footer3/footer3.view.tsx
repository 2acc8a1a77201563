import { FooterBase, FooterLinks, FooterLogo } from '../parts/footer.view.tsx'
import { FooterHours } from '../parts/footer-hours.view.tsx'
import { otherLayout } from '../parts/layout.ts'
import { widthInEm } from '../parts/lettering.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Socials } from '../parts/socials.view.tsx'
import type { SectionView } from '../template.ts'
import type { footer3 } from './footer3.ts'

export const Footer3: SectionView<typeof footer3> = ({ content, mark, section, site }) => {
  const isStatement = content.layout === 'STATEMENT'
  const logo = <FooterLogo content={content} mark={mark} site={site} />
  return (
    <Shell
      as="footer"
      className="footer footer3 band"
      mark={mark}
      section={section}
      layout={otherLayout(content.layout, 'ROW')}
    >
      <div className="wrap">
        <div className="footer3-row">
          {!isStatement && logo}
          <FooterLinks links={content.footerLinks} mark={mark} site={site} />
          <Socials socials={content.socials} mark={mark} site={site} field="socials" />
        </div>
        {isStatement && (
          <div className="footer3-name" style={{ ['--letters' as string]: widthInEm(content.name || site.name) }}>
            {logo}
          </div>
        )}
        <FooterHours isShown={content.showsHours} site={site} />
        <FooterBase copyrightText={content.copyrightText} mark={mark} site={site} />
      </div>
    </Shell>
  )
}
