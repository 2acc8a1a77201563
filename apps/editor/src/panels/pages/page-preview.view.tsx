import type { Page, Site } from '@mimar/document'
import { composePage, pageAddress, sharedBy, shareImageOf } from '@mimar/render'
import { useDeferredValue, useMemo } from 'react'
import { surroundingsOf } from '../../canvas/surroundings.ts'
import { useCatalog, useEditorState } from '../../desk/editing.ts'
import { SharedPicture } from '../../pictures/share-crop.view.tsx'
import type { PartSay } from '../../words/words.ts'
import lists from '../lists.module.css'
import styles from './page-preview.module.css'
import { cutToWidth, IN_RESULTS, widthIn } from './text-width.ts'
import type { PageWords } from './words.ts'

interface Props {
  /** With what is being typed. */
  readonly page: Page
  readonly site: Site
  readonly language: string
  readonly say: PartSay<PageWords>
}

/** How a page stands in search results, and beside a link to it: by the words and the picture that publishing takes. */
export function PagePreview({ page, site, language, say }: Props) {
  const catalog = useCatalog()
  const facts = useEditorState(({ opened }) => opened?.facts)
  const shown = useDeferredValue(page)
  const composed = useMemo(() => {
    if (!facts) return undefined
    const pageIndex = site.pages.findIndex(({ id }) => id === shown.id)
    const surroundings = surroundingsOf(facts, catalog)
    return composePage({ site, page: shown, language, mode: 'published', surroundings, pageIndex })
  }, [facts, site, shown, language, catalog])
  if (!facts || !composed) return null
  const { host } = new URL(facts.siteAddress)
  const steps = pageAddress(site, shown, language).split('/').filter(Boolean)
  const words = { lang: language, dir: composed.dir }
  const image = shareImageOf(site, shown, surroundingsOf(facts, catalog))
  const [shared] = sharedBy(site, shown)
  const medium = shared && site.media[shared.media]
  return (
    <div className={styles.previews} data-previews="">
      <h3>{say('inResults')}</h3>
      <div className={styles.result} {...words} data-preview="search">
        <span className={styles.site}>{composed.site.name || host}</span>
        <bdi className={styles.address} dir="ltr">
          {[host, ...steps].join(' › ')}
        </bdi>
        <span className={styles.title}>{cutToWidth(composed.title, IN_RESULTS.title.width, widthIn('title'))}</span>
        <span className={styles.words}>
          {cutToWidth(composed.description, IN_RESULTS.description.width, widthIn('description'))}
        </span>
      </div>
      {page.noIndex && <p className={lists.hint}>{say('notInSearch')}</p>}
      <h3>{say('whenShared')}</h3>
      <div className={styles.card} {...words} data-preview="share">
        {image && medium && (
          <SharedPicture url={image.url} medium={medium} crop={shared.crop} className={styles.shared} />
        )}
        <bdi className={styles.host} dir="ltr">
          {host}
        </bdi>
        <span className={styles.name}>{composed.title}</span>
        <span className={styles.line}>{composed.description}</span>
      </div>
      <p className={lists.hint}>{say('mayDiffer')}</p>
    </div>
  )
}
