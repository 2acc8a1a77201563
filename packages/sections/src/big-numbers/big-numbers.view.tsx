import { countGraphemes } from '@mimar/fields'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { bigNumbers } from './big-numbers.ts'

export const BigNumbers: SectionView<typeof bigNumbers> = ({ content, mark, section }) => (
  <Shell
    className="big-numbers veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
  >
    <div className="wrap">
      <SectionHead mark={mark} section={section} content={content} />
      <ul
        className="number-list"
        data-count={content.figures.length}
        style={{ ['--longest' as string]: longestOf(content.figures) }}
        {...mark.list('figures')}
      >
        {content.figures.map(({ id, figure, counts }) => (
          <li key={id} {...mark.item(`figures/${id}`)}>
            <Text as="p" className="number-figure" mark={mark} field={`figures/${id}/figure`} value={figure} />
            <Text as="p" className="number-counts" mark={mark} field={`figures/${id}/counts`} value={counts} />
          </li>
        ))}
      </ul>
      <Text
        as="p"
        className="number-origin"
        mark={mark}
        field="origin"
        value={content.origin}
        align={content.originAlignment}
      />
    </div>
  </Shell>
)

/** All figures are of one size: that in which the longest of them fits its column. */
function longestOf(figures: readonly { readonly figure: string }[]): number {
  return Math.max(3, ...figures.map(({ figure }) => countGraphemes(figure)))
}
