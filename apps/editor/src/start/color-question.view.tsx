import type { Palette } from '@mimar/document'
import { useState } from 'react'
import { Still } from '../home/still.view.tsx'
import { sayPart } from '../words/words.ts'
import { type KindWords, kindWords } from './kind-words.ts'
import { type LogoProblem, paletteOfLogo } from './logo-colors.ts'
import { palettes } from './palettes.ts'
import picked from './picked.module.css'
import styles from './start.module.css'
import { UploadMark } from './start-marks.view.tsx'
import { type QuestionProps, StartQuestion } from './start-question.view.tsx'
import { stillOf } from './wish.ts'

/** Which colours: the chosen starter in each of them, and in those of one's own logo. */
export function ColorQuestion({ starters, wish, change, say, children }: QuestionProps) {
  const starter = starters.find(({ id }) => id === wish.starter)
  const [problem, setProblem] = useState<{ readonly code: LogoProblem; readonly file: string } | null>(null)
  if (!starter) return null
  const choices: readonly { readonly id: string; readonly name: string; readonly palette?: Palette }[] = [
    { id: 'own', name: sayPart<KindWords>(kindWords, say.language)(`own_${starter.id}` as 'own_hotel') },
    ...Object.entries(palettes).map(([id, palette]) => ({ id, name: say(id as keyof typeof palettes), palette })),
    ...(wish.logo ? [{ id: 'logo', name: say('fromLogo'), palette: wish.logo }] : []),
  ]
  const takeLogo = async (file: File) => {
    const logo = await paletteOfLogo(file)
    if (typeof logo === 'string') return setProblem({ code: logo, file: file.name })
    setProblem(null)
    change({ ...wish, logo, color: 'logo' })
  }
  return (
    <StartQuestion
      title={say('colorsTitle')}
      text={say('colorsText')}
      answers={
        <>
          <div role="radiogroup" aria-label={say('colorsTitle')} className={styles.colors}>
            {choices.map(({ id, name, palette }) => (
              <label key={id} className={`${picked.picked} ${styles.answer}`} data-color={id}>
                <input
                  type="radio"
                  name="color"
                  value={id}
                  checked={wish.color === id}
                  onChange={() => change({ ...wish, color: id })}
                />
                <Still src={stillOf(starter, wish.languages, palette)} name={name} />
                <span className={styles.words}>
                  <b>{name}</b>
                </span>
                <Swatches palette={palette ?? starter.palette} />
              </label>
            ))}
          </div>
          <p role="alert" className={styles.problem}>
            {problem && say(problem.code, { file: problem.file })}
          </p>
        </>
      }
    >
      <label className={styles.secondary}>
        <UploadMark />
        {say('useLogo')}
        <input
          type="file"
          accept="image/*"
          className="only-heard"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void takeLogo(file)
            target.value = ''
          }}
        />
      </label>
      {children}
    </StartQuestion>
  )
}

function Swatches({ palette }: { readonly palette: Palette }) {
  const shown = [palette.tertiaryLight, palette.primaryLight, palette.secondaryLight, palette.tertiaryDark]
  return (
    <span className={styles.swatches} aria-hidden="true">
      {shown.map((hex) => (
        <span key={hex} style={{ background: hex }} />
      ))}
    </span>
  )
}
