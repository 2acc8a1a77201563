import { useCallback, useEffect, useRef, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { Placed } from '../desk/placed.view.tsx'
import { over } from '../desk/spots.ts'
import { PictureIcon } from '../kit/picture-icon.view.tsx'
import { elementAt, pictureOf } from '../places/editable.ts'
import { isSameCaret } from '../places/picture.ts'
import type { Editor } from '../state/editor.ts'
import type { Caret, EditorState } from '../state/state.ts'
import styles from './logo.module.css'
import { usePictureSay } from './use-pictures.ts'
import { watchFailures } from './watch-failures.ts'

/** Pictures that did not load say so where they stand, with a way to try again; a logo says that it failed (EDIT-9). */
export function Failures({ stage }: { readonly stage: Stage }) {
  const { editor } = useEditing()
  const say = usePictureSay()
  const [failed, again] = useFailures(stage, editor)
  const isAway = useEditorState(({ connection }) => AWAY.includes(connection))
  const waiting = useRef(failed)
  waiting.current = failed
  // What could not come is asked for again as soon as it can.
  useEffect(() => {
    if (!isAway) for (const at of waiting.current) again(at)
  }, [isAway, again])
  return failed.map((at) => (
    <Placed key={`${at.section}/${at.path}`} stage={stage} at={at} spot={over} fills>
      {elementAt(stage.page, at)?.classList.contains('logo-picture') ? (
        <span className={styles.failedLogo} role="img" aria-label={say('failed')} data-failed-logo="">
          <PictureIcon name="failed" />
        </span>
      ) : (
        <span className={styles.failed} data-waits={isAway || undefined}>
          <PictureIcon name={isAway ? 'picture' : 'failed'} />
          {say(isAway ? 'notHereYet' : 'notLoaded')}
          {isAway ? (
            <small>{say('comesLater')}</small>
          ) : (
            <button type="button" className={styles.again} onClick={() => again(at)}>
              {say('tryAgain')}
            </button>
          )}
        </span>
      )}
    </Placed>
  ))
}

const AWAY: readonly EditorState['connection'][] = ['offline', 'unreachable']

function useFailures(stage: Stage, editor: Editor): [readonly Caret[], (at: Caret) => void] {
  const [failed, setFailed] = useState<readonly Caret[]>([])
  useEffect(() => {
    const page = stage.page
    const note = (element: HTMLElement, isFailed: boolean) => {
      const at = pictureOf(element, editor)
      if (!at) return
      const wasFailed = element.dataset.failed !== undefined
      element.toggleAttribute('data-failed', isFailed)
      if (isFailed && !wasFailed && element.style.getPropertyValue('--logo-width') !== '')
        console.error('Failed to fetch')
      setFailed((before) => [...before.filter((one) => !isSameCaret(one, at)), ...(isFailed ? [at] : [])])
    }
    return watchFailures(page, note)
  }, [stage, editor])
  const again = useCallback(
    (at: Caret) => {
      setFailed((before) => before.filter((one) => !isSameCaret(one, at)))
      const image = elementAt(stage.page, at)?.querySelector('img')
      if (image) image.src = image.getAttribute('src') ?? ''
    },
    [stage],
  )
  return [failed, again]
}
