import { Buttons } from '../parts/buttons.view.tsx'
import { headingOf } from '../parts/heading.ts'
import { hoursIsland } from '../parts/hours-island.ts'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView, ViewProps } from '../template.ts'
import type { openingHours } from './opening-hours.ts'
import { saidHours } from './said-hours.ts'
import { Special } from './special.view.tsx'
import { Week } from './week.view.tsx'

export const OpeningHours: SectionView<typeof openingHours> = (props) => {
  const { content, mark, section, site } = props
  const said = saidHours(props)
  // A week of which nobody has said anything is not a week that is closed.
  if (said.isUnknown && !mark.keepsEmpty) return null
  return (
    <Shell
      className="opening-hours veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap hours-wrap" data-layout={content.layout} {...hoursIsland(site)}>
        <div className="hours-head">
          <Head {...props} />
          {/* Without a script nothing is claimed about this moment. */}
          <p className="hours-state" hidden>
            <strong />
            <span />
          </p>
          <Buttons buttons={content.buttons} mark={mark} site={site} />
        </div>
        <div className="hours-days">
          <Week {...{ content, said, site }} />
          <Text as="p" className="hours-note" mark={mark} field="note" value={content.note} />
        </div>
        <Special {...props} said={said} />
        <span className="hours-today" hidden>
          {site.words.today}
        </span>
      </div>
    </Shell>
  )
}

/** In one line its title is no larger than what it says. */
function Head({ content, mark, section }: ViewProps<typeof openingHours.fields, typeof openingHours.id>) {
  if (content.layout !== 'LINE') return <SectionHead mark={mark} section={section} content={content} />
  const { title, titleAlignment, paragraph, paragraphAlignment } = content
  return (
    <div className="section-head">
      <Text as={headingOf(section)} className="minor" mark={mark} field="title" value={title} align={titleAlignment} />
      <Text as="p" mark={mark} field="paragraph" value={paragraph} align={paragraphAlignment} />
    </div>
  )
}
