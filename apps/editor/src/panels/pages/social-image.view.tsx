import type { Media, Page, Site } from '@mimar/document'
import type { Crop } from '@mimar/fields'
import { useId, useState } from 'react'
import { surroundingsOf } from '../../canvas/surroundings.ts'
import { useCatalog, useEditing, useEditorState } from '../../desk/editing.ts'
import { chooseFile } from '../../kit/choose-file.ts'
import { ShareCrop } from '../../pictures/share-crop.view.tsx'
import type { PartSay } from '../../words/words.ts'
import { ListIcon } from '../list-icon.view.tsx'
import lists from '../lists.module.css'
import styles from './pages.module.css'
import type { PageWords } from './words.ts'

interface Props {
  readonly page: Page
  readonly site: Site
  readonly say: PartSay<PageWords>
}

/** Narrower pictures look lost beside a link. */
const NARROWEST = 600

/** The picture others show beside a link to the page: the one of the site, or one of its pictures. */
export function SocialImage({ page, site, say }: Props) {
  const catalog = useCatalog()
  const { editor, server } = useEditing()
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still')
  const group = useId()
  const facts = useEditorState(({ opened }) => opened?.facts)
  const primary = site.languages.find(({ isPrimary }) => isPrimary)?.code ?? ''
  if (!facts) return null
  const { imageFiles } = surroundingsOf(facts, catalog)
  const smallest = (media: Media) => imageFiles(media).toSorted((one, two) => one.width - two.width)[0]?.url
  const wide = Object.values(site.media).filter(
    ({ isMonochrome, width, height }) => !isMonochrome && width >= NARROWEST && width >= height,
  )
  const ofSite = site.media[site.settings.shareImage.media]
  const choices = [
    { media: null, name: say('siteImage'), url: ofSite && smallest(ofSite) },
    ...wide.map((media) => ({ media: media.id, name: media.alt[primary] || media.id, url: smallest(media) })),
  ]
  const choose = (media: string | null, crop: Crop | null = null) =>
    editor.do({
      name: { kind: 'Page', template: '' },
      operations: [{ do: 'set-page-image', page: page.id, media, ...(crop && { crop }) }],
    })
  const bring = async (file: File) => {
    setState('busy')
    try {
      const { media, imageFiles: files } = await server.upload(file, file.name)
      editor.addPictures(files)
      const operations = [
        { do: 'set-media', id: media.id, media } as const,
        { do: 'set-page-image', page: page.id, media: media.id } as const,
      ]
      editor.do({ name: { kind: 'Page', template: '' }, operations: [{ do: 'together', operations }] })
      setState('still')
    } catch {
      setState('failed')
    }
  }
  return (
    <fieldset className={styles.field}>
      <legend>{say('socialImage')}</legend>
      <div className={styles.pictures}>
        {choices.map(({ media, name, url }) => (
          <label key={media ?? ''} className={styles.picture} title={name}>
            <input
              type="radio"
              name={group}
              aria-label={name}
              checked={(page.socialImage ?? null) === media}
              onChange={() => choose(media)}
            />
            {url ? <img src={url} alt="" loading="lazy" decoding="async" /> : <span className={styles.blank} />}
            {media === null && <span className={styles.siteWide}>{say('siteImage')}</span>}
          </label>
        ))}
      </div>
      <button
        type="button"
        className={`${lists.wide} ${styles.upload}`}
        aria-disabled={state === 'busy'}
        onClick={() => state !== 'busy' && chooseFile((file) => void bring(file))}
      >
        <ListIcon icon="add" />
        {say(state === 'busy' ? 'uploading' : 'upload')}
      </button>
      <ShareCrop
        image={{ media: page.socialImage ?? '', crop: page.socialCrop ?? null }}
        label={say('socialImage')}
        className={`${lists.wide} ${styles.upload}`}
        apply={(crop) => choose(page.socialImage ?? null, crop)}
      />
      <p className={`${lists.hint} ${state === 'failed' ? lists.error : ''}`} role="status">
        {say(state === 'failed' ? 'notUploaded' : 'socialHint')}
      </p>
    </fieldset>
  )
}
