import { useLayoutEffect, useRef } from 'react'
import { useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { panelIcons } from '../kit/panel-icons.ts'
import { publishIcons } from '../kit/publish-icons.ts'
import styles from '../panels/panels.module.css'
import { barWords } from '../publishing/bar-words.ts'
import { panelWords } from '../words/panels.ts'
import { sayPart } from '../words/words.ts'

const BUTTONS = [
  { name: 'sections', opens: { panel: 'sections' } },
  { name: 'theme', opens: { panel: 'theme' } },
  { name: 'translate', opens: { dialog: { kind: 'translate' } } },
  { name: 'settings', opens: { dialog: { kind: 'settings' } } },
] as const

/** What opens the panels: in the bar with icon and word, on a phone a bar of its own below the page. */
export function PanelButtons({ isPhone }: { readonly isPhone: boolean }) {
  const { editor, say: main } = useEditing()
  const panel = useEditorState((state) => state.panel)
  const say = sayPart(panelWords, main.language)
  const mayDesign = useMay('design-site')
  const nav = useFit(main.language)
  return (
    <nav ref={nav} className={isPhone ? styles.below : styles.buttons} aria-label={say('panels')} data-panel-buttons="">
      {BUTTONS.filter(({ name }) => mayDesign || name === 'translate').map(({ name, opens }) => {
        const isOpen = 'panel' in opens && opens.panel === panel
        return (
          <button
            key={name}
            type="button"
            className={styles.button}
            aria-expanded={'panel' in opens ? isOpen : undefined}
            aria-haspopup={'dialog' in opens ? 'dialog' : undefined}
            data-opens={name}
            data-tip={isPhone ? undefined : say(name)}
            onClick={() => editor.show(isOpen ? { panel: null } : opens)}
          >
            <span dangerouslySetInnerHTML={{ __html: panelIcons[name] }} />
            <span className={styles.word}>{say(name)}</span>
          </button>
        )
      })}
      {isPhone && <PreviewButton />}
    </nav>
  )
}

/** On a phone the way to what visitors will see stands with the panels, under the thumb. */
function PreviewButton() {
  const { editor, say: main } = useEditing()
  const say = sayPart(barWords, main.language)
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      data-opens="preview"
      onClick={() => editor.show({ dialog: { kind: 'preview' } })}
    >
      <span dangerouslySetInnerHTML={{ __html: publishIcons.eye }} />
      <span className={styles.word}>{say('preview')}</span>
    </button>
  )
}

/** The words give way before the names of page and language beside them are cut. */
function useFit(uiLanguage: string) {
  const nav = useRef<HTMLElement>(null)
  const page = useEditorState(({ opened }) => opened?.page)
  const language = useEditorState(({ opened }) => opened?.language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them gives the names beside the buttons another width
  useLayoutEffect(() => {
    const fit = () => {
      const buttons = nav.current
      if (!buttons) return
      delete buttons.dataset.narrow
      const names = [...(buttons.parentElement?.querySelectorAll('span:not(.only-heard)') ?? [])]
      // A name may have been pressed to nothing; what is only inline has no width of its own.
      const isCut = (name: Element) =>
        getComputedStyle(name).overflowX !== 'visible' && name.scrollWidth > name.clientWidth
      if (names.some(isCut)) buttons.dataset.narrow = ''
    }
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [page, language, uiLanguage])
  return nav
}
