import { useLayoutEffect, useRef } from 'react'
import { useEditing, useStateAfterFrame } from '../desk/editing.ts'
import styles from '../kit/bar.module.css'
import { Icon } from '../kit/icon.view.tsx'
import { useIsNarrow } from '../kit/use-is-phone.ts'
import type { Editor } from '../state/editor.ts'
import { type PublishState, publishStateOf } from '../state/save-state.ts'
import type { Say } from '../words/words.ts'
import { PublishDone, PublishFailed, PublishingProgress } from './later.tsx'

/** The one ink-coloured button: brings what is here to visitors, and says how that stands (U39). */
export function PublishButton() {
  const { editor, say } = useEditing()
  const isShort = useIsNarrow()
  const kind = useStateAfterFrame((state) => publishStateOf(state).kind)
  const count = useStateAfterFrame((state) => countOf(publishStateOf(state)))
  const isOffline = useStateAfterFrame((state) => state.connection === 'offline')
  const isSignedOut = useStateAfterFrame((state) => state.connection === 'signed-out')
  const button = useRef<HTMLButtonElement>(null)
  const width = useRef(0)
  // While it works the button stays as wide as it was.
  useLayoutEffect(() => {
    if (kind !== 'busy') width.current = button.current?.offsetWidth ?? 0
  })

  if (kind === 'failed') return <PublishFailed />
  if (kind === 'done') return <PublishDone isShort={isShort} />
  const reason =
    kind === 'up-to-date'
      ? say('upToDateWhy')
      : isOffline
        ? say('publishWaits')
        : isSignedOut
          ? say('publishNeedsSignIn')
          : undefined
  const isOff = reason !== undefined || kind === 'busy'
  const icon = kind === 'up-to-date' ? 'check' : isOffline ? 'cloudOff' : isSignedOut ? 'signIn' : null
  // Where the bar is narrow what cannot be pressed leaves its room to the words that say why.
  const words = isShort && (isOffline || isSignedOut) ? null : labelOf(kind, count, say, isShort)
  return (
    <button
      type="button"
      className={styles.publish}
      ref={button}
      style={kind === 'busy' ? { minInlineSize: width.current } : undefined}
      data-look={reason === undefined ? 'ink' : 'quiet'}
      data-publish={kind}
      data-busy={kind === 'busy' || undefined}
      data-tip={reason}
      aria-disabled={isOff}
      aria-label={isShort ? labelOf(kind, count, say, false) : undefined}
      aria-description={reason}
      onClick={() => !isOff && void press(editor, say)}
    >
      {icon && <Icon name={icon} />}
      <span>{kind === 'busy' ? <PublishingProgress /> : words}</span>
    </button>
  )
}

/** What has to be fixed is looked for first; where that cannot be had, publishing does not wait for it. */
async function press(editor: Editor, say: Say): Promise<void> {
  const pressing = await import('../publishing/press.ts').catch(() => null)
  await (pressing ? pressing.pressPublish(editor, say) : editor.publish())
}

function countOf(state: PublishState): number {
  return state.kind === 'changes' && state.isCounted ? state.count : 0
}

function labelOf(kind: PublishState['kind'], count: number, say: Say, isShort: boolean): string {
  switch (kind) {
    case 'changes':
      if (count === 0) return say('publish')
      return isShort ? `${say('publish')} ${count}` : say('publishChanges', { n: count })
    case 'busy':
      return say('publishing')
    case 'up-to-date':
      return say('upToDate')
    case 'never':
    case 'done':
    case 'failed':
      return say('publish')
    default:
      return kind satisfies never
  }
}
