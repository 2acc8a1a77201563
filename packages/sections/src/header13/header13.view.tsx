import { Buttons } from '../parts/buttons.view.tsx'
import { Divider } from '../parts/divider.view.tsx'
import { Doorway } from '../parts/doorway.view.tsx'
import { fullestLine, headingOf } from '../parts/heading.ts'
import { otherLayout } from '../parts/layout.ts'
import { Logo } from '../parts/logo.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Socials } from '../parts/socials.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { ResolvedContent, SectionView, SiteFacts } from '../template.ts'
import type { header13 } from './header13.ts'

export const Header13: SectionView<typeof header13> = ({ content, mark, section, site }) => (
  <Shell
    className={classesOf(content, site)}
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
    isFirstView={section.isFirst}
    layout={otherLayout(content.layout, 'PICTURE')}
    apart={SIZES[content.layout]}
  >
    <div className="wrap">
      <div className="header13-text">
        <Logo picture={content.logo} color={content.logoColor} mark={mark} site={site} />
        <Text
          as={headingOf(section)}
          className="h1"
          style={fullestLine(content.title)}
          mark={mark}
          field="title"
          value={content.title}
          align={content.titleAlignment}
        />
        {content.paragraph !== '' && <Divider />}
        <Text
          as="p"
          className="lead"
          mark={mark}
          field="paragraph"
          value={content.paragraph}
          align={content.paragraphAlignment}
        />
        <Buttons buttons={content.buttons} mark={mark} site={site} />
      </div>
    </div>
    <Socials socials={content.headerSocials} mark={mark} site={site} field="headerSocials" />
    <Doorway section={section} site={site} />
  </Shell>
)

const SIZES: { readonly [layout: string]: string } = {
  SPLIT: '(max-width: 768px) 100vw, 57vw',
  PANEL: '100vw',
  CENTRED: '(max-width: 1440px) 92vw, 1280px',
}

function classesOf({ layout, blend, mirrored }: ResolvedContent<(typeof header13)['fields']>, site: SiteFacts): string {
  const classes = {
    'is-home': site.path === '/' || site.path === site.homeHref,
    'is-melting': layout === 'PICTURE' && blend === 'MELT',
    'is-mirrored': mirrored.toLowerCase() === site.dir,
  }
  return ['header13', ...Object.entries(classes).flatMap(([name, isSet]) => (isSet ? [name] : []))].join(' ')
}
