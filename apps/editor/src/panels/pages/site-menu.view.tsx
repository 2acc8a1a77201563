import { primaryLanguage, type Site } from '@mimar/document'
import { useEffect, useRef } from 'react'
import { useCatalog, useEditing } from '../../desk/editing.ts'
import { linksTo } from '../../places/page-links.ts'
import { isolated } from '../../words/isolated.ts'
import { pageName } from '../../words/names.ts'
import { sayPart } from '../../words/words.ts'
import { ListIcon } from '../list-icon.view.tsx'
import lists from '../lists.module.css'
import { Panel } from '../panel.view.tsx'
import { useSorting } from '../use-sorting.ts'
import { MenuRow } from './menu-row.view.tsx'
import { addToMenu, doInMenu } from './page-acts.ts'
import styles from './pages.module.css'
import { SearchSwitch } from './search-switch.view.tsx'
import { isFull, linkTo, type Menu, type MenuLink, movedInMenu, putBelow, takenFromMenu } from './site-menu.ts'
import { siteMenuWords } from './site-menu-words.ts'

interface Props {
  readonly site: Site
  readonly menu: Menu
  readonly language: string
  /** Where the button at the top leads, and its name. */
  readonly back: () => void
  readonly backName: string
}

/** The links by which visitors get about: their order, and which pages are not among them. */
export function VisitorMenu({ site, menu, language, back, backName }: Props) {
  const catalog = useCatalog()
  const { editor, say: main, announce } = useEditing()
  const say = sayPart(siteMenuWords, main.language)
  const first = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { links } = menu
  const nameOf = ({ text, link }: MenuLink) => text[language] || text[primaryLanguage(site).code] || link
  const move = (id: string, before: string | null, focus = 'button') => {
    const others = links.filter((one) => one.id !== id)
    const index = before === null ? others.length : others.findIndex((one) => one.id === before)
    doInMenu(editor, movedInMenu(site, id, others[index - 1]?.id ?? null, catalog))
    const link = links.find((one) => one.id === id)
    if (link) announce(say('moved', { link: isolated(nameOf(link)), n: index + 1, m: links.length }))
    requestAnimationFrame(() => focusOn(list.current, id, focus))
  }
  const step = (id: string, by: 1 | -1, focus?: string) => {
    const to = links.findIndex((one) => one.id === id) + by
    if (to >= 0 && to < links.length) move(id, links[by === 1 ? to + 1 : to]?.id ?? null, focus)
  }
  const sorting = useSorting(move)
  const takeOut = (id: string) => {
    doInMenu(editor, takenFromMenu(site, id, catalog))
    editor.notify(say('taken'), 'plain', true)
    first.current?.focus()
  }
  return (
    <Panel title={say('menu')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys arrive from what stands in it */}
      <div
        data-site-menu=""
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          back()
        }}
      >
        <div className={styles.head}>
          <button ref={first} type="button" className={styles.back} onClick={back}>
            <ListIcon icon="open" />
            {backName}
          </button>
          <p className={lists.hint}>{say(links.length > 0 ? 'order' : 'empty')}</p>
        </div>
        <ul className={lists.list} ref={list} onPointerDown={sorting.start} aria-label={say('menu')}>
          {links.map((link, index) => (
            <MenuRow
              key={link.id}
              id={link.id}
              name={nameOf(link)}
              language={language}
              address={link.link}
              isBelow={link.isBelow}
              at={index}
              of={links.length}
              drop={
                sorting.drop?.before === link.id ? 'before' : isEnd(sorting.drop, index, links) ? 'after' : undefined
              }
              say={say}
              step={(by, focus) => step(link.id, by, focus)}
              putBelow={menu.below === undefined ? undefined : () => doInMenu(editor, putBelow(menu, link))}
              takeOut={() => takeOut(link.id)}
            />
          ))}
        </ul>
        <SearchSwitch site={site} />
        <Absent {...{ site, menu, language }} added={() => first.current?.focus()} />
      </div>
    </Panel>
  )
}

interface AbsentProps extends Pick<Props, 'site' | 'menu' | 'language'> {
  /** Its button goes with the row; the focus goes elsewhere. */
  readonly added: () => void
}

/** The pages that no link of the menu leads to. */
function Absent({ site, menu, language, added }: AbsentProps) {
  const catalog = useCatalog()
  const { editor, say: main } = useEditing()
  const say = sayPart(siteMenuWords, main.language)
  const absent = site.pages.filter((page) => !linkTo(site, menu, page))
  if (absent.length === 0) return null
  const whyNot = isFull(menu) ? say('full', { max: menu.max }) : undefined
  return (
    <section className={styles.absent}>
      <h3>{say('absent')}</h3>
      <ul className={lists.list}>
        {absent.map((page) => (
          <li key={page.id} className={lists.row} data-absent={page.path}>
            <ListIcon icon={page.path === '/' ? 'home' : 'page'} />
            <span className={lists.two}>
              <span className={lists.title}>
                <bdi lang={language}>{pageName(main, page, language)}</bdi>
              </span>
              {linksTo(site, page, catalog).some(({ section }) => section?.category === 'footer') && (
                <span className={lists.below}>{say('inFooter')}</span>
              )}
            </span>
            <button
              type="button"
              className={`${lists.wide} ${styles.add}`}
              aria-label={say('addPage', { page: isolated(pageName(main, page, language)) })}
              aria-disabled={whyNot !== undefined}
              title={whyNot}
              onClick={() => {
                if (whyNot !== undefined) return
                addToMenu(editor, page)
                added()
              }}
            >
              {say('add')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isEnd = (drop: { readonly before: string | null } | null, index: number, links: Menu['links']) =>
  drop !== null && drop.before === null && index === links.length - 1

function focusOn(list: HTMLElement | null, id: string, what: string): void {
  list?.querySelector<HTMLElement>(`[data-sort="${CSS.escape(id)}"] ${what}`)?.focus()
}
