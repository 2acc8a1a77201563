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
    const note = (element: HTMLElement | null, isFailed: boolean) => {
      const at = element ? pictureOf(element, editor) : undefined
      if (!element || !at) return
      const wasFailed = element.dataset.failed !== undefined
      element.toggleAttribute('data-failed', isFailed)
      if (isFailed && !wasFailed && element.style.getPropertyValue('--logo-width') !== '')
        console.error('Failed to fetch')
      setFailed((before) => [...before.filter((one) => !isSameCaret(one, at)), ...(isFailed ? [at] : [])])
    }
    const heard = (event: Event) =>
      note((event.target as Element).closest?.<HTMLElement>('picture[data-field]') ?? null, event.type === 'error')
    const ending = new AbortController()
    const early = { signal: ending.signal, capture: true }
    page.addEventListener('error', heard, early)
    page.addEventListener('load', heard, early)
    for (const image of page.querySelectorAll<HTMLImageElement>('picture[data-field] > img')) {
      if (image.complete && image.naturalWidth === 0 && image.loading !== 'lazy') note(image.parentElement, true)
    }
    const stopProbing = probeStencils(page, note)
    return () => {
      ending.abort()
      stopProbing()
    }
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

/** A logo that is drawn as a stencil tells nobody when it fails; the same file is asked for as a picture. */
function probeStencils(page: Document, note: (element: HTMLElement, isFailed: boolean) => void): () => void {
  const view = page.defaultView as Window & typeof globalThis
  const probed = new WeakMap<HTMLElement, string>()
  const probe = () => {
    for (const element of page.querySelectorAll<HTMLElement>('.is-stencil[data-field]')) {
      const address = /url\("([^"]+)"\)/.exec(element.style.maskImage)?.[1]
      if (!address || probed.get(element) === address) continue
      probed.set(element, address)
      const image = new Image()
      image.onload = () => note(element, false)
      image.onerror = () => note(element, true)
      image.src = address
    }
  }
  const observer = new view.MutationObserver(probe)
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['style'] })
  probe()
  return () => observer.disconnect()
}
