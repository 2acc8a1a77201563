import { Button } from '../parts/buttons.view.tsx'
import { Divider } from '../parts/divider.view.tsx'
import { headingOf } from '../parts/heading.ts'
import { LargeStar } from '../parts/large-star.view.tsx'
import { Logo } from '../parts/logo.view.tsx'
import { Photo } from '../parts/photo.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Socials } from '../parts/socials.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { header15 } from './header15.ts'

export const Header15: SectionView<typeof header15> = ({ content, mark, section, site }) => (
  <Shell
    className="header15 veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
    isFirstView={section.isFirst}
  >
    <LargeStar site={site} />
    <div className="wrap grid">
      <div className="header15-text">
        <Logo picture={content.logo} color={content.logoColor} mark={mark} site={site} />
        <Text
          as={headingOf(section)}
          className={sizeOf(content.paragraph)}
          mark={mark}
          field="paragraph"
          value={content.paragraph}
          align={content.paragraphAlignment}
        />
        <Divider />
        <div className="buttons">
          <Button
            text={content.btnText}
            address={content.btnUrl}
            type="primary"
            textField="btnText"
            mark={mark}
            site={site}
          />
        </div>
        <Socials socials={content.socials} mark={mark} site={site} field="socials" />
      </div>
      <Photo
        className="header15-photo"
        picture={content.contentImage}
        mark={mark}
        field="contentImage"
        sizes="(max-width: 600px) 92vw, 52vw"
        isFirstView={section.isFirst}
      />
    </div>
  </Shell>
)

/** A statement is set large; the longer it is, the more it becomes text. */
function sizeOf(statement: string): string {
  if (statement.length <= 120) return 'header15-statement'
  return statement.length <= 260 ? 'header15-statement is-long' : 'header15-statement is-longest'
}
