import { type LanguageCode, type Site, sectionsOnPage } from '@mimar/document'
import { type ComposedSection, createComposer, SectionOnPage } from '@mimar/render'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { BLANK_PAGE, dressPage, prepareFrame, wearStyles } from '../canvas/frame.ts'
import { surroundingsOf } from '../canvas/surroundings.ts'
import { views } from '../canvas/views.ts'
import { loadVisitorWords } from '../canvas/visitor-words.ts'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import type { PartSay } from '../words/words.ts'
import { Glyph } from './glyph.view.tsx'
import parts from './parts.module.css'
import { showText } from './show-text.ts'
import styles from './texts.module.css'
import type { TranslateWords } from './words.ts'
import type { Group } from './worklist.ts'

/** How wide the page is that is shown small. */
const PAGE_WIDTH = 820

interface Props {
  readonly site: Site
  readonly language: LanguageCode
  readonly group: Group
  /** The text that is worked on. */
  readonly text: string | null
  readonly say: PartSay<TranslateWords>
}

/** The section as it stands on its page in the language, and the way there. */
export function PlaceOnPage({ site, language, group, text, say }: Props) {
  const { editor, stageRef } = useEditing()
  const here = useEditorState(({ opened }) => opened?.page)
  const page = site.pages.find(({ id }) => id === (group.page ?? here)) ?? site.pages[0]
  if (!page || (group.kind !== 'section' && group.kind !== 'page')) return <div className={styles.place} />
  const name = site.languages.find(({ code }) => code === language)?.localizedName ?? language
  const show = () => showText({ editor, stageRef }, { page: page.id, section: group.section, language })
  return (
    <div className={styles.place}>
      <div className={styles.placeHead}>
        <Glyph name="eye" />
        <span>{say('inPlace', { language: name })}</span>
        <button type="button" className={parts.button} onClick={show}>
          {say('show')}
        </button>
      </div>
      {group.section !== null && (
        <Drawing key={group.section} {...{ site, language, page, section: group.section, text }} />
      )}
    </div>
  )
}

interface DrawingProps {
  readonly site: Site
  readonly language: LanguageCode
  readonly page: Site['pages'][number]
  readonly section: string
  readonly text: string | null
}

function Drawing({ site, language, page, section, text }: DrawingProps) {
  const catalog = useCatalog()
  const { server, say } = useEditing()
  const facts = useEditorState(({ opened }) => opened?.facts)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [composed, setComposed] = useState<ComposedSection | null>(null)
  useEffect(() => {
    if (!body || !facts) return
    let isWanted = true
    const drawn = body.ownerDocument
    void Promise.all([wearStyles(drawn, server.canvasStyles(language)), loadVisitorWords(language)]).then(() => {
      if (!isWanted) return
      const surroundings = surroundingsOf(facts, catalog)
      const alone = {
        ...page,
        sections: sectionsOnPage(site, page).filter(({ id }) => id === section),
        header: [],
        footer: [],
      }
      const one = createComposer()({ site, page: alone, language, mode: 'canvas', surroundings })
      dressPage(drawn, { language, dir: one.dir, root: one.site.root }, say)
      setComposed(one.sections[0] ?? null)
    })
    return () => {
      isWanted = false
    }
  }, [body, facts, server, site, language, page, section, say, catalog])
  useEffect(() => {
    if (body && composed) mark(body, section, text)
  }, [body, composed, section, text])
  const loaded = () => {
    const drawn = frame.current?.contentDocument
    if (!drawn) return
    prepareFrame(drawn)
    setBody(drawn.body)
  }
  return (
    <div className={styles.drawing} inert aria-hidden="true">
      <iframe ref={frame} title={say('canvas')} tabIndex={-1} srcDoc={BLANK_PAGE} width={PAGE_WIDTH} onLoad={loaded} />
      {body && composed && createPortal(<SectionOnPage composed={composed} views={views} />, body)}
    </div>
  )
}

/** Shows where the text stands that is worked on. */
function mark(body: HTMLElement, section: string, text: string | null): void {
  const path = text?.startsWith(`${section}/`) ? text.slice(section.length + 1) : null
  for (const element of body.querySelectorAll<HTMLElement>('[data-field]')) {
    const isHere = element.dataset.field === path
    element.style.outline = isHere ? '3px solid #2b50e8' : ''
    element.style.outlineOffset = isHere ? '6px' : ''
    if (isHere) element.scrollIntoView({ block: 'center' })
  }
}
