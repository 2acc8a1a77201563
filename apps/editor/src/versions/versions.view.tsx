import { findSection, textKey } from '@mimar/document'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { Placed } from '../desk/placed.view.tsx'
import { below } from '../desk/spots.ts'
import { Icon } from '../kit/icon.view.tsx'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { elementAt } from '../places/editable.ts'
import type { Caret, Opened, Version } from '../state/state.ts'
import { sayPart } from '../words/words.ts'
import { Compare } from './compare.view.tsx'
import styles from './versions.module.css'
import { versionWords } from './words.ts'

const NONE: readonly Version[] = []

/** At each text that somebody else had changed first: that there are two versions, until one is chosen (U42). */
export function Versions({ stage }: { readonly stage: Stage }) {
  const opened = useEditorState((state) => state.opened)
  const [open, setOpen] = useState<string | null>(null)
  // On a phone the sheet of its section lies over the text.
  const isPhone = useIsPhone()
  const versions = opened?.versions ?? NONE
  if (!opened || versions.length === 0) return null
  // One text at a time where several were late; the next is offered once the first is decided.
  const first = versions.filter(
    (one, at) => versions.findIndex(({ write }) => textKey(write) === textKey(one.write)) === at,
  )
  const chips = first.map((version) => {
    const at = placeOf(version, opened)
    const isOpen = open === version.key
    const isHere = at !== null && elementAt(stage.page, at) !== null
    const part = (
      <Chip key={version.key} version={version} isOpen={isOpen} isHere={isHere} setOpen={setOpen} stage={stage} />
    )
    return { at, isHere, key: version.key, part }
  })
  const here = chips.map(({ at, isHere, key, part }) =>
    at && isHere && !isPhone ? (
      <Placed key={key} stage={stage} at={at} spot={below}>
        {part}
      </Placed>
    ) : null,
  )
  return (
    <>
      {createPortal(here, stage.hosts.free)}
      <div className={styles.elsewhere}>{chips.filter(({ isHere }) => isPhone || !isHere).map(({ part }) => part)}</div>
    </>
  )
}

interface ChipProps {
  readonly version: Version
  readonly isOpen: boolean
  readonly isHere: boolean
  readonly setOpen: (key: string | null) => void
  readonly stage: Stage
}

function Chip({ version, isOpen, isHere, setOpen, stage }: ChipProps) {
  const { say: main } = useEditing()
  const say = sayPart(versionWords, main.language)
  const close = () => {
    setOpen(null)
    stage.focus()
  }
  if (isOpen) return <Compare version={version} isHere={isHere} close={close} />
  return (
    <button type="button" className={styles.chip} data-versions="" onClick={() => setOpen(version.key)}>
      <Icon name="copy" />
      <span role="status">{say('chip')}</span>
      <span aria-hidden="true">·</span>
      <u>{say('compare')}</u>
    </button>
  )
}

/** Where on the canvas the text stands; null for settings, and for other languages than the one shown. */
function placeOf({ write }: Version, { site, language }: Opened): Caret | null {
  if (write.do !== 'set-field' || write.language !== language || !findSection(site, write.section)) return null
  return { section: write.section, path: write.field }
}
