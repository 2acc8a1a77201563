import { PALETTE_TOKENS, type Palette } from '@mimar/document'
import { useId, useState } from 'react'
import { useEditing } from '../../desk/editing.ts'
import { chooseFile } from '../../kit/choose-file.ts'
import { readyPalettes } from '../../start/palettes.ts'
import styles from './ready.module.css'
import { useReadyWords } from './ready-words.ts'
import theme from './theme.module.css'
import type { ThemeDraft } from './use-theme-draft.ts'

type Name = keyof typeof readyPalettes | 'own' | 'logo'

const isSamePalette = (one: Palette, other: Palette) => PALETTE_TOKENS.every((token) => one[token] === other[token])

/** Ready colours, each as it looks on a page; the site's own stay among them until the panel is closed. */
export function Palettes({ draft }: { readonly draft: ThemeDraft }) {
  const { editor } = useEditing()
  const say = useReadyWords()
  const group = useId()
  const { palette } = draft.theme
  const ready = Object.entries(readyPalettes) as [Name, Palette][]
  const [own, setOwn] = useState(palette)
  const [logo, setLogo] = useState<Palette | null>(null)
  const isReady = (one: Palette) => ready.some(([, other]) => isSamePalette(one, other))
  const mine: [Name, Palette][] = isReady(own) || (logo && isSamePalette(own, logo)) ? [] : [['own', own]]
  const all = [...mine, ...(logo ? [['logo', logo] as [Name, Palette]] : []), ...ready]
  const isOther = !all.some(([, one]) => isSamePalette(one, palette))
  if (isOther) setOwn(palette)
  const choose = (name: Name, next: Palette) => {
    draft.chooseAll(Object.fromEntries(PALETTE_TOKENS.map((token) => [`palette/${token}`, next[token]])))
    editor.notify(say('paletteChosen', { name: say(name) }), 'plain', true)
  }
  return (
    <fieldset className={`${theme.part} ${theme.group}`} data-palettes="">
      <legend>
        {say('colours')} <span className={styles.hint}>{say('allReadable')}</span>
      </legend>
      <div className={styles.palettes}>
        {all.map(([name, one]) => (
          <label key={name} className={styles.choice} data-palette={name}>
            <input type="radio" name={group} checked={isSamePalette(one, palette)} onChange={() => choose(name, one)} />
            <Swatch palette={one} name={say(name)} />
          </label>
        ))}
      </div>
      <LogoColours
        take={(found) => {
          setLogo(found)
          choose('logo', found)
        }}
      />
    </fieldset>
  )
}

/** A page in small: its ground, its text, its button and its second colour. */
function Swatch({ palette, name }: { readonly palette: Palette; readonly name: string }) {
  return (
    <span className={styles.card}>
      <span
        className={styles.ground}
        aria-hidden="true"
        style={{ background: palette.tertiaryLight, color: palette.accentDark }}
      >
        <span className={styles.letters} />
        <span className={styles.button} style={{ background: palette.primaryLight }} />
        <span className={styles.dot} style={{ background: palette.secondaryLight }} />
      </span>
      <span className={styles.name}>{name}</span>
    </span>
  )
}

/** Colours out of a picture of the logo, which does not leave this device. */
function LogoColours({ take }: { readonly take: (palette: Palette) => void }) {
  const say = useReadyWords()
  const [problem, setProblem] = useState('')
  const read = async (file: File) => {
    const { paletteOfLogo } = await import('../../start/logo-colors.ts')
    const found = await paletteOfLogo(file)
    setProblem(typeof found === 'string' ? say(found, { file: file.name }) : '')
    if (typeof found !== 'string') take(found)
  }
  return (
    <>
      <button type="button" className={styles.logo} onClick={() => chooseFile((file) => void read(file))}>
        {say('logoColours')}
      </button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
