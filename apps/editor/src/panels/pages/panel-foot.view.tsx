import type { Site } from '@mimar/document'
import { useCatalog, useEditing } from '../../desk/editing.ts'
import { sayPart } from '../../words/words.ts'
import { ListIcon } from '../list-icon.view.tsx'
import lists from '../lists.module.css'
import { newPageWords } from './new-page-words.ts'
import styles from './pages.module.css'
import { findMenu } from './site-menu.ts'
import { siteMenuWords } from './site-menu-words.ts'

interface Props {
  readonly site: Site
  readonly openMenu: () => void
}

/** Below the pages: a new one, and the menu that leads to them. */
export function PanelFoot({ site, openMenu }: Props) {
  const catalog = useCatalog()
  const { editor, say: main } = useEditing()
  const say = sayPart(siteMenuWords, main.language)
  const menu = findMenu(site, catalog)
  return (
    <div className={lists.foot}>
      <button
        type="button"
        className={lists.wide}
        data-opens-new-page=""
        onClick={() => editor.show({ dialog: { kind: 'new-page' } })}
      >
        <ListIcon icon="add" />
        {sayPart(newPageWords, main.language)('newPage')}
      </button>
      {menu && (
        <button type="button" className={styles.toMenu} data-opens-menu="" onClick={openMenu}>
          <ListIcon icon="navbar" />
          <span>{say('menu')}</span>
          <span className={styles.count}>{say('links', { n: menu.links.length })}</span>
          <ListIcon icon="chevron" />
        </button>
      )}
    </div>
  )
}
