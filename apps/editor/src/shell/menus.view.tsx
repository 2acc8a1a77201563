import { useEditing, useEditorState } from '../desk/editing.ts'
import styles from '../kit/bar.module.css'
import { Icon } from '../kit/icon.view.tsx'
import { MenuButton } from '../kit/menu-button.view.tsx'
import { pageName } from '../words/names.ts'
import { LanguageList, PageList, SiteMenuList } from './later.tsx'

/** Which page is on the canvas, and the way to the others. */
export function PageMenu({ isPhone = false }: { readonly isPhone?: boolean }) {
  const { say } = useEditing()
  const current = useEditorState(({ opened }) => {
    const page = opened?.site.pages.find(({ id }) => id === opened.page)
    return opened && page ? pageName(say, page, opened.language) : ''
  })
  return (
    <MenuButton
      label={`${say('page')}: ${current}`}
      className={styles.button}
      list={(close) => <PageList close={close} />}
    >
      {!isPhone && <Icon name="file" />}
      <span className={`${styles.name} ${styles.page}`}>{current}</span>
      <Icon name="chevronDown" />
    </MenuButton>
  )
}

/** Which language is on the canvas, by its code and its own name. */
export function LanguageMenu() {
  const { say } = useEditing()
  const current = useEditorState(({ opened }) => opened?.site.languages.find(({ code }) => code === opened.language))
  if (!current) return null
  const { code, localizedName, name } = current
  const [tag, label] = [code.toUpperCase(), localizedName || name || code]
  return (
    <MenuButton
      label={`${say('language')}: ${tag} ${label}`}
      className={styles.button}
      list={(close) => <LanguageList close={close} />}
    >
      <span className={styles.tag}>{tag}</span>{' '}
      <span className={styles.name} lang={code}>
        {label}
      </span>
      <Icon name="chevronDown" />
    </MenuButton>
  )
}

/** Behind the mark: how the editor itself looks and speaks, the live site, and the way out. On a phone also the languages. */
export function SiteMenu({ isPhone }: { readonly isPhone: boolean }) {
  const { say } = useEditing()
  return (
    <MenuButton
      label={say('siteMenu')}
      className={`${styles.button} ${styles.mark}`}
      name="site"
      list={(close) => <SiteMenuList close={close} />}
    >
      <Icon name={isPhone ? 'menu' : 'mark'} />
    </MenuButton>
  )
}
