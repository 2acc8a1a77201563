import { Buttons } from '../parts/buttons.view.tsx'
import { FileLink, FileSize } from '../parts/file-link.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import { DietChoice, dietClasses, dietsIn } from './diets.view.tsx'
import { PriceItem } from './item.view.tsx'
import type { priceList } from './price-list.ts'

/** From so many groups on, a row of links leads to each. */
const MANY = 3

export const PriceList: SectionView<typeof priceList> = ({ content, mark, section, site }) => {
  const currency = content.showsCurrency ? content.currency : ''
  const diets = dietsIn(content)
  const groups = content.groups.filter(({ name }) => name !== '')
  const isBelow = content.title !== '' && !section.isFirst
  const [ofGroup, ofItem] = isBelow ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const)
  return (
    <Shell
      className="price-list veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap" data-layout={content.layout}>
        <SectionHead mark={mark} section={section} content={content} />
        {groups.length >= MANY && (
          <nav className="price-ways" aria-label={site.words.priceGroups}>
            {groups.map(({ id, name, items }) => (
              <a key={id} className={dietClasses(items, diets)} href={`#comp-${section.id}-${id}`}>
                {name}
              </a>
            ))}
          </nav>
        )}
        <DietChoice diets={diets} id={section.id} site={site} />
        <div className="price-groups" {...mark.list('groups')}>
          {content.groups.map(({ id, name, note, items }) => (
            <div key={id} className="price-group" id={`comp-${section.id}-${id}`} {...mark.item(`groups/${id}`)}>
              <Text as={ofGroup} className="minor" mark={mark} field={`groups/${id}/name`} value={name} />
              <Text as="p" className="price-note" mark={mark} field={`groups/${id}/note`} value={note} />
              <ul {...mark.list(`groups/${id}/items`)}>
                {items.map((item) => (
                  <PriceItem
                    key={item.id}
                    as={ofItem}
                    item={item}
                    className={dietClasses([item], diets)}
                    at={`groups/${id}/items/${item.id}`}
                    mark={mark}
                    site={site}
                    currency={currency}
                    offers={{ portions: content.portions === 'TWO', duration: content.layout === 'TABLE' }}
                  />
                ))}
              </ul>
            </div>
          ))}
        </div>
        <Text as="p" className="price-note" mark={mark} field="note" value={content.note} />
        <Buttons buttons={content.buttons} mark={mark} site={site} />
        {content.pdf.map((file) => (
          <p key={file.hash} className="price-pdf">
            <FileLink file={file} site={site} className="button tertiary">
              <span>{site.words.asPdf}</span>
            </FileLink>{' '}
            <FileSize file={file} site={site} />
          </p>
        ))}
      </div>
    </Shell>
  )
}
