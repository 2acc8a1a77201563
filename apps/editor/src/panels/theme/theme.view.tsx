import { ORIENTATIONS, type Theme } from '@mimar/document'
import { useEditing } from '../../desk/editing.ts'
import { Segments } from '../../kit/segments.view.tsx'
import { sayPart } from '../../words/words.ts'
import { Panel } from '../panel.view.tsx'
import { Colours } from './colours.view.tsx'
import { ThemeDetails } from './details.view.tsx'
import { Fonts } from './fonts.view.tsx'
import { Looks } from './looks.view.tsx'
import { Ornaments } from './ornaments.view.tsx'
import { Palettes } from './palettes.view.tsx'
import { TextSize } from './text-size.view.tsx'
import styles from './theme.module.css'
import { TypePairs } from './type-pairs.view.tsx'
import { useTheme, useThemeDraft } from './use-theme-draft.ts'
import { themeWords } from './words.ts'

/** How the whole site looks, live on the page. */
export function ThemePanel() {
  const theme = useTheme()
  return theme ? <ThemeForm stored={theme} /> : null
}

function ThemeForm({ stored }: { readonly stored: Theme }) {
  const { say: main } = useEditing()
  const say = sayPart(themeWords, main.language)
  const draft = useThemeDraft(stored)
  const { theme } = draft
  return (
    <Panel title={say('theme')}>
      <Palettes draft={draft} />
      <Colours draft={draft} say={say} />
      <TypePairs draft={draft} />
      <Fonts draft={draft} say={say} />
      <Looks draft={draft} say={say} />
      <Ornaments draft={draft} say={say} />
      <ThemeDetails draft={draft} />
      <TextSize draft={draft} say={say} />
      <div className={styles.part}>
        <Segments
          title={say('colorMode')}
          chosen={theme.colorMode}
          options={[
            { value: 'DARK', name: main('modeDark') },
            { value: 'LIGHT', name: main('modeLight') },
            { value: 'EXTRALIGHT', name: main('modeExtraLight') },
          ]}
          choose={(mode) => draft.choose('colorMode', mode)}
        />
      </div>
      <div className={styles.part}>
        <Segments
          title={say('orientation')}
          chosen={theme.orientation}
          options={ORIENTATIONS.map((value) => ({ value, name: say(value === 'LEFT' ? 'usual' : 'swapped') }))}
          choose={(side) => draft.choose('orientation', side)}
        />
      </div>
    </Panel>
  )
}
