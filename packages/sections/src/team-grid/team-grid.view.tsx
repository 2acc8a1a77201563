import { otherLayout } from '../parts/layout.ts'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import type { SectionView } from '../template.ts'
import { Person } from './person.view.tsx'
import type { teamGrid } from './team-grid.ts'

export const TeamGrid: SectionView<typeof teamGrid> = (props) => {
  const { content, mark, section } = props
  return (
    <Shell
      className="team-grid veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
      layout={otherLayout(content.layout, 'GRID')}
    >
      <div className="wrap">
        <SectionHead mark={mark} section={section} content={content} />
        <ul className="people" data-count={columnsFor(content.people.length)} {...mark.list('people')}>
          {content.people.map((person) => (
            <Person key={person.id} {...props} person={person} />
          ))}
        </ul>
      </div>
    </Shell>
  )
}

/** As many beside each other as make full rows, where that can be. */
function columnsFor(count: number): number {
  if (count <= 4) return count
  return [5, 6, 9].includes(count) ? 3 : 4
}
