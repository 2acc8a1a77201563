import { PALETTE_TOKENS, type PaletteToken } from '@mimar/document'
import { contrastFaults } from '@mimar/render'
import { useMemo, useRef, useState } from 'react'
import { useEditorState } from '../../desk/editing.ts'
import { ColourRow } from './colour-row.view.tsx'
import { Fold } from './fold.view.tsx'
import { isKept, keepAnyway } from './kept.ts'
import type { PartProps } from './part.ts'
import { useReadyWords } from './ready-words.ts'
import styles from './theme.module.css'

/** The palette: all of it in a strip, then each colour with its name, and what is hard to read in it where it is. */
export function Colours({ draft, say }: PartProps) {
  const rows = useRef<HTMLUListElement>(null)
  const site = useEditorState(({ opened }) => opened?.site.id ?? '')
  const [, setKept] = useState(0)
  const { palette } = draft.theme
  const faults = useMemo(() => contrastFaults(palette), [palette])
  const faultOf = (token: PaletteToken) =>
    faults.find((fault) => fault.token === token && !isKept(site, palette[token], fault))
  const goTo = (token: PaletteToken) =>
    rows.current?.querySelector<HTMLElement>(`[data-token="${token}"] [data-hex]`)?.focus()
  const ready = useReadyWords()
  const isWarned = PALETTE_TOKENS.some((token) => faultOf(token))
  return (
    <Fold name="colours" title={ready('ownColours')} isOpenAtFirst={isWarned} swatches={Object.values(palette)}>
      {/* A quick way for the pointer; with keys, every row is a stop of its own. */}
      <div className={styles.strip} aria-hidden="true">
        {PALETTE_TOKENS.map((token) => (
          <button
            key={token}
            type="button"
            tabIndex={-1}
            title={say(token)}
            style={{ background: palette[token] }}
            onClick={() => goTo(token)}
          />
        ))}
      </div>
      <ul className={styles.rows} ref={rows}>
        {PALETTE_TOKENS.map((token) => {
          const fault = faultOf(token)
          return (
            <ColourRow
              key={token}
              token={token}
              hex={palette[token]}
              fault={fault}
              draft={draft}
              say={say}
              keepAnyway={() => {
                if (fault) keepAnyway(site, palette[token], fault)
                setKept((count) => count + 1)
              }}
            />
          )
        })}
      </ul>
    </Fold>
  )
}
