import { type Page, primaryLanguage, type Site } from '@mimar/document'
import { useId, useState } from 'react'
import { DialogFrame } from '../../desk/dialog-frame.view.tsx'
import { useCatalog, useEditing, useEditorState } from '../../desk/editing.ts'
import { linksTo, type PageLink } from '../../places/page-links.ts'
import { shownPath } from '../../places/page-path.ts'
import { ofPage, pageSchedules } from '../../state/page-schedules.ts'
import { isolated } from '../../words/isolated.ts'
import { pageName, templateName } from '../../words/names.ts'
import { sayRemoved } from '../../words/page-moment.ts'
import { sayPart } from '../../words/words.ts'
import { ListIcon } from '../list-icon.view.tsx'
import lists from '../lists.module.css'
import { removePage } from './page-acts.ts'
import styles from './remove-page.module.css'
import { siteMenuWords } from './site-menu-words.ts'

/** Asked before a page goes that links lead to: what becomes of them, and of visitors who know its address. */
export function RemovePageDialog() {
  const site = useEditorState(({ opened }) => opened?.site)
  const id = useEditorState(({ dialog }) => (dialog?.kind === 'remove-page' ? dialog.page : ''))
  const page = site?.pages.find((one) => one.id === id)
  return site && page ? <RemovePage site={site} page={page} /> : null
}

function RemovePage({ site, page }: { readonly site: Site; readonly page: Page }) {
  const catalog = useCatalog()
  const { editor, say: main } = useEditing()
  const say = sayPart(siteMenuWords, main.language)
  const id = useId()
  const language = useEditorState(({ opened }) => opened?.language ?? '')
  const isPublished = useEditorState(({ opened }) => (opened?.publishedRevision ?? null) !== null)
  const [areOut, setOut] = useState(true)
  const [leads, setLeads] = useState(isPublished)
  const [to, setTo] = useState('/')
  const links = linksTo(site, page, catalog)
  const others = site.pages.filter((one) => one.id !== page.id)
  const close = () => editor.show({ dialog: null })
  const remove = () => {
    close()
    const removal = { links: areOut ? ('out' as const) : { to }, visitors: leads ? to : null }
    const words = say(areOut ? 'gone' : 'led', { n: links.length })
    removePage(editor, page, removal, sayRemoved(words, ofPage(page.id)(pageSchedules.getState()), main.language))
  }
  const foot = (
    <>
      <span className={styles.canUndo}>{say('canUndo')}</span>
      <button type="button" className={`${lists.wide} ${styles.act}`} onClick={close}>
        {say('cancel')}
      </button>
      <button
        type="button"
        className={`${lists.wide} ${lists.main} ${styles.act}`}
        data-remove-page=""
        onClick={remove}
      >
        {say('remove')}
      </button>
    </>
  )
  const radio = (isOut: boolean, name: string) => (
    <label className={styles.choice}>
      <input type="radio" name={id} checked={areOut === isOut} onChange={() => setOut(isOut)} />
      {name}
    </label>
  )
  return (
    <DialogFrame title={say('removeTitle', { page: isolated(pageName(main, page, language)) })} width={480} foot={foot}>
      <div className={styles.body}>
        <p>{say('leading', { n: links.length })}</p>
        <ul className={styles.links}>
          {links.map((link) => (
            <LinkRow key={`${link.section?.id}/${link.field}`} link={link} site={site} language={language} />
          ))}
        </ul>
        <fieldset className={styles.choices}>
          <legend className="only-heard">{say('what')}</legend>
          {radio(true, say('takeThese'))}
          {radio(false, say('leadTo'))}
          {isPublished && (
            <label className={styles.choice}>
              <input type="checkbox" checked={leads} onChange={() => setLeads(!leads)} />
              {say('visitors', { path: `\u2066${shownPath(page.path)}\u2069` })}
            </label>
          )}
        </fieldset>
        {(!areOut || leads) && (
          <select
            className={lists.field}
            aria-label={say('page')}
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          >
            {others.map((one) => (
              <option key={one.id} value={one.path}>
                {pageName(main, one, language)}
              </option>
            ))}
          </select>
        )}
      </div>
    </DialogFrame>
  )
}

interface LinkProps {
  readonly link: PageLink
  readonly site: Site
  readonly language: string
}

/** Where a link stands: in the menu, the footer, a section of a page; and what is read on it. */
function LinkRow({ link: { section, page, label }, site, language }: LinkProps) {
  const catalog = useCatalog()
  const { say: main } = useEditing()
  const say = sayPart(siteMenuWords, main.language)
  const words = label[language] || label[primaryLanguage(site).code] || ''
  const name =
    section === null
      ? say('settings')
      : catalog.hasRole(section.template, 'navigation')
        ? say('inMenu')
        : section.category === 'footer'
          ? say('footer')
          : templateName(main, section.template)
  return (
    <li>
      <ListIcon icon="shared" />
      <span>
        {page && <bdi lang={language}>{pageName(main, page, language)}</bdi>}
        {page && ' · '}
        {name}
      </span>
      {words && (
        <bdi className={styles.label} lang={language}>
          {words}
        </bdi>
      )}
    </li>
  )
}
