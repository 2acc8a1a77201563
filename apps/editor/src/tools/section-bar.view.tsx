import type { SectionId } from '@mimar/document'
import { useEffect } from 'react'
import type { Stage } from '../canvas/stage.tsx'
import { useEditing, useEditorState } from '../chrome/editing.ts'
import { Icon } from '../chrome/icon.view.tsx'
import { templateName } from '../words/names.ts'
import { actOnSection, placeOfSection, type SectionAct } from './section-acts.ts'
import { Tool } from './tool.view.tsx'
import { Toolbar } from './toolbar.view.tsx'
import styles from './tools.module.css'

interface Props {
  readonly stage: Stage
  readonly id: SectionId
}

/** What can be done to the selected section: move, colours, duplicate, hide, remove (U14). */
export function SectionBar({ stage, id }: Props) {
  const { editor, say, announce } = useEditing()
  const site = useEditorState((state) => state.opened?.site)
  const place = site && placeOfSection(site, id)
  // The bar has its width only now; the layer places it.
  useEffect(() => stage.place(), [stage])
  if (!place || !site) return null
  const { section, isFirst, isLast, isOnly } = place
  const act = (what: SectionAct) => () => void actOnSection({ editor, say: () => say, announce }, what)
  const mode = section.colorMode ?? site.theme.colorMode
  const name = templateName(say, section.template)
  return (
    <Toolbar label={say('sectionBar', { section: name })} leave={() => stage.focus()}>
      <span className={styles.name}>
        <Icon name="layoutGrid" />
        {name}
      </span>
      <span className={styles.line} />
      <Tool
        isFirst
        icon="arrowUp"
        label={say('moveUp')}
        reason={isFirst ? say('isFirst') : undefined}
        run={act('up')}
      />
      <Tool icon="arrowDown" label={say('moveDown')} reason={isLast ? say('isLast') : undefined} run={act('down')} />
      <span className={styles.line} />
      <Tool words={say('modeDark')} label={say('modeDark')} isOn={mode === 'DARK'} run={act('DARK')} />
      <Tool words={say('modeLight')} label={say('modeLight')} isOn={mode === 'LIGHT'} run={act('LIGHT')} />
      <Tool
        words={say('modeExtraLight')}
        label={say('modeExtraLight')}
        isOn={mode === 'EXTRALIGHT'}
        run={act('EXTRALIGHT')}
      />
      <span className={styles.line} />
      <Tool icon="copy" label={say('duplicate')} reason={isOnly ? say('onlyOne') : undefined} run={act('copy')} />
      <Tool
        icon={section.isHidden ? 'eye' : 'eyeOff'}
        label={say(section.isHidden ? 'show' : 'hide')}
        isOn={section.isHidden}
        run={act('hide')}
      />
      <Tool icon="trash" label={say('removeSection')} run={act('remove')} />
    </Toolbar>
  )
}
