import type { Page, Site } from '@mimar/document'
import { useEffect, useRef, useState } from 'react'
import { useCatalog, useEditing } from '../../desk/editing.ts'
import { RowButton } from '../../kit/row-button.view.tsx'
import { linksTo } from '../../places/page-links.ts'
import { ofPage, pageSchedules } from '../../state/page-schedules.ts'
import { sayRemoved } from '../../words/page-moment.ts'
import type { PartSay } from '../../words/words.ts'
import { ListIcon } from '../list-icon.view.tsx'
import lists from '../lists.module.css'
import { MetaField } from './meta-field.view.tsx'
import { duplicatePage, removePage } from './page-acts.ts'
import { PageAddressField } from './page-address.view.tsx'
import { PageMoment } from './page-moment.view.tsx'
import { PagePreview } from './page-preview.view.tsx'
import { PageReads } from './page-reads.view.tsx'
import styles from './pages.module.css'
import { SocialImage } from './social-image.view.tsx'
import { Visibility } from './visibility.view.tsx'
import type { PageWords } from './words.ts'

interface Props {
  readonly page: Page
  readonly site: Site
  readonly language: string
  readonly say: PartSay<PageWords>
  readonly back: () => void
  /** Shows the details of another page. */
  readonly open: (page: string) => void
  /** Moves the page among the others. */
  readonly step: (by: 1 | -1) => void
}

/** What is being typed, until it is kept. */
interface Typed {
  readonly title?: string | null
  readonly description?: string | null
}

function withTyped(page: Page, language: string, { title, description }: Typed): Page {
  const said = (texts: Page['meta']['title'], text: string | null | undefined) =>
    text === null || text === undefined ? texts : { ...texts, [language]: text }
  const meta = {
    ...page.meta,
    title: said(page.meta.title, title),
    description: said(page.meta.description, description),
  }
  return { ...page, meta }
}

/** All about one page: its name and address, what it says to search engines and beside links, and its end. */
export function PageDetails({ page, site, language, say, back, open, step }: Props) {
  const catalog = useCatalog()
  const { editor } = useEditing()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const [typed, setTyped] = useState<Typed>({})
  const hear = (property: keyof Typed) => (text: string | null) =>
    setTyped((before) => (before[property] === text ? before : { ...before, [property]: text }))
  const isHome = page.path === '/'
  const whyStays = site.pages.length === 1 ? say('onlyPage') : isHome ? say('homeStays') : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys arrive from what stands in it
    <div
      className={styles.details}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        back()
      }}
    >
      <button ref={first} type="button" className={styles.back} onClick={back}>
        <ListIcon icon="open" />
        {say('pages')}
      </button>
      <Languages site={site} language={language} say={say} />
      <MetaField page={page} property="title" language={language} best={60} live={hear('title')} say={say} />
      <PageAddressField page={page} site={site} language={language} say={say} />
      <MetaField
        page={page}
        property="description"
        language={language}
        best={160}
        live={hear('description')}
        say={say}
      />
      <MetaField page={page} property="keywords" language={language} say={say} />
      <SocialImage page={page} site={site} say={say} />
      <PagePreview page={withTyped(page, language, typed)} site={site} language={language} say={say} />
      <PageReads page={page} />
      <Visibility page={page} say={say} />
      <PageMoment page={page} />
      <Order {...{ page, site, say, step }} />
      <div className={styles.acts}>
        <button
          type="button"
          className={lists.wide}
          onClick={() => {
            const copy = duplicatePage(editor, page)
            if (copy) open(copy)
          }}
        >
          <ListIcon icon="copy" />
          {say('duplicate')}
        </button>
        <button
          type="button"
          className={lists.wide}
          data-remove=""
          aria-disabled={whyStays !== undefined}
          aria-description={whyStays}
          title={whyStays}
          onClick={() => {
            if (whyStays) return
            back()
            if (linksTo(site, page, catalog).length > 0) editor.show({ dialog: { kind: 'remove-page', page: page.id } })
            else {
              const moment = ofPage(page.id)(pageSchedules.getState())
              const words = sayRemoved(say('removed'), moment, say.language)
              removePage(editor, page, { links: null, visitors: null }, words)
            }
          }}
        >
          <ListIcon icon="remove" />
          {say('remove')}
        </button>
      </div>
    </div>
  )
}

/** Where the page stands among the others. */
function Order({ page, site, say, step }: Pick<Props, 'page' | 'site' | 'say' | 'step'>) {
  const index = site.pages.indexOf(page)
  return (
    <div className={styles.order}>
      <span>{say('order', { n: index + 1, m: site.pages.length })}</span>
      <RowButton icon="up" act="up" name={say('moveUp')} isOff={index === 0 && say('isFirst')} run={() => step(-1)} />
      <RowButton
        icon="down"
        act="down"
        name={say('moveDown')}
        isOff={index === site.pages.length - 1 && say('isLast')}
        run={() => step(1)}
      />
    </div>
  )
}

/** In which language the texts below are; the page shows the same one. */
function Languages({ site, language, say }: Pick<Props, 'site' | 'language' | 'say'>) {
  const { editor } = useEditing()
  return (
    <div className={styles.languages} role="group" aria-label={say('textsIn')}>
      {site.languages.map(({ code, localizedName, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          title={localizedName || name}
          aria-label={`${code.toUpperCase()} ${localizedName || name}`}
          aria-pressed={code === language}
          onClick={() => editor.showLanguage(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
