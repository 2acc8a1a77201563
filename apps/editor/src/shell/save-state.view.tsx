import type { ReactNode } from 'react'
import { useEditing, useEditorState } from '../desk/editing.ts'
import styles from '../kit/bar.module.css'
import { Icon } from '../kit/icon.view.tsx'
import type { IconName } from '../kit/icons.ts'
import type { SaveStateName as State } from '../state/save-state.ts'
import { saveStateOf } from '../state/save-state.ts'
import type { Say } from '../words/words.ts'

const ICONS: { readonly [S in State]: IconName } = {
  saving: 'busy',
  saved: 'check',
  offline: 'cloudOff',
  unreachable: 'cloudOff',
  unkept: 'alertTriangle',
  failing: 'alertTriangle',
  full: 'alertTriangle',
  away: 'alertTriangle',
  busy: 'busy',
  moving: 'busy',
  moved: 'alertTriangle',
  'signed-out': 'signIn',
}

/** What the editor tries again by itself, and people may at once. */
const RETRIED: readonly State[] = ['failing', 'unreachable', 'unkept', 'full', 'away']
const DASH = ' – '

/** Whether the work is safe, always in sight (U35). */
export function SaveState() {
  const { editor, say } = useEditing()
  const state = useEditorState(saveStateOf)
  const isSending = useEditorState(({ opened }) => (opened?.unsent.length ?? 0) > 0)
  const savedAt = useEditorState(({ savedAt }) => savedAt)
  const isGuest = useEditorState(({ opened }) => opened?.facts.account.guest)
  return (
    <span className={styles.save} data-state={state} data-save={state} data-busy={isSending || undefined}>
      <Icon name={ICONS[state]} />
      <span className={styles.words} data-sentence="">
        {isGuest && state === 'signed-out' ? say('notSaved') : wordsFor(state, savedAt, say)}
      </span>
      {RETRIED.includes(state) && (
        <button type="button" className={styles.link} onClick={() => editor.retry()}>
          {say('retry')}
        </button>
      )}
    </span>
  )
}

function wordsFor(state: State, savedAt: number | null, say: Say): ReactNode {
  switch (state) {
    case 'saving':
      return say('saving')
    case 'saved':
      return savedAt === null ? say('saved') : sayWhen(timeOf(savedAt, say.language), say)
    case 'offline':
      return sayKept('offline', say)
    case 'unreachable':
      return sayKept('unreachable', say)
    case 'unkept':
      return say('unkept')
    case 'full':
      return sayKept('serverFull', say)
    case 'away':
      return sayKept('serverAway', say)
    case 'busy':
      return sayKept('savingSlowly', say)
    case 'moving':
      return sayKept('siteMoving', say)
    case 'moved':
      return sayKept('siteMoved', say)
    case 'failing':
      return sayKept('failing', say)
    case 'signed-out':
      return sayKept('signInToSave', say)
    default:
      return state satisfies never
  }
}

/** Where there is no room for both, what it means for the work, or what to do, is told by a card. */
function sayKept(
  state:
    | ('offline' | 'unreachable' | 'failing' | 'serverFull' | 'serverAway' | 'savingSlowly' | 'signInToSave')
    | ('siteMoving' | 'siteMoved'),
  say: Say,
): ReactNode {
  const [what, ...rest] = say(state).split(DASH)
  return (
    <>
      {what}
      <span className={styles.rest}>{['', ...rest].join(DASH)}</span>
    </>
  )
}

/** Where there is no room for both, the time is what stays. */
function sayWhen(time: string, say: Say): ReactNode {
  const [before, after] = say('savedAt', { time }).split(time)
  return (
    <>
      <span>{before}</span>
      <span className={styles.time}>{time}</span>
      {after}
    </>
  )
}

/** The clock in the language of the editor, always with the digits 0–9. */
function timeOf(at: number, language: string): string {
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
}
