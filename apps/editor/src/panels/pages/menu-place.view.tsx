import { primaryLanguage, type Site } from '@mimar/document'
import { useCatalog } from '../../desk/editing.ts'
import { RowButton } from '../../kit/row-button.view.tsx'
import { isolated } from '../../words/isolated.ts'
import type { PartSay } from '../../words/words.ts'
import styles from './new-page.module.css'
import type { PagePlan } from './new-page.ts'
import type { newPageWords } from './new-page-words.ts'
import { findMenu, isFull } from './site-menu.ts'
import { SwitchRow } from './switch-row.view.tsx'

interface Props {
  readonly plan: PagePlan
  readonly site: Site
  readonly say: PartSay<typeof newPageWords.en>
  readonly change: (part: Partial<PagePlan>) => void
}

/** Whether the page comes into the menu, and behind which link. */
export function MenuPlace({ plan, site, say, change }: Props) {
  const catalog = useCatalog()
  const menu = findMenu(site, catalog)
  if (!menu) return null
  const { links, max } = menu
  const primary = primaryLanguage(site).code
  const at = links.findIndex(({ id }) => id === plan.after)
  const before = links[at]
  const name = before && (before.text[primary] || Object.values(before.text)[0] || before.link)
  const step = (to: number) => change({ after: links[to]?.id ?? null })
  return (
    <div className={styles.menu}>
      <SwitchRow
        mark="menu"
        name={say('addToMenu')}
        hint={plan.isInMenu && (name ? say('after', { link: isolated(name) }) : say('first'))}
        isOn={plan.isInMenu}
        whyNot={isFull(menu) ? say('menuFull', { max }) : undefined}
        set={(isInMenu) => change({ isInMenu })}
      />
      {plan.isInMenu && (
        <span className={styles.steps}>
          <RowButton
            icon="up"
            act="earlier"
            name={say('earlier')}
            isOff={at < 0 && say('first')}
            run={() => step(at - 1)}
          />
          <RowButton
            icon="down"
            act="later"
            name={say('later')}
            isOff={at === links.length - 1 && say('after', { link: isolated(name ?? '') })}
            run={() => step(at + 1)}
          />
        </span>
      )}
    </div>
  )
}
