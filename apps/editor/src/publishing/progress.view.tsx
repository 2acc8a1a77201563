import type { PublishProgress } from '@mimar/contract'
import { useEffect, useState } from 'react'
import { useEditing } from '../desk/editing.ts'
import { requestsOf } from '../server/publishing.ts'
import styles from './publish-bar.module.css'
import { usePublishWords } from './say.ts'

/** A publish that is quicker than this says no numbers. */
const ASK_EVERY = 400

/** How far the publish is, in pages: in words, and as a line at the foot of the button. */
export function PublishingProgress() {
  const { server, say: main } = useEditing()
  const say = usePublishWords()
  const [progress, setProgress] = useState<PublishProgress | null>(null)
  useEffect(() => {
    const ask = () =>
      requestsOf(server)
        .progress()
        .then(setProgress, () => undefined)
    const timer = setInterval(() => void ask(), ASK_EVERY)
    return () => clearInterval(timer)
  }, [server])
  if (!progress || progress.total === 0) return <>{main('publishing')}</>
  const { done, total } = progress
  return (
    <>
      {say('publishingOf', { n: `\u2066${done}/${total}\u2069` })}
      <span className={styles.progress} style={{ inlineSize: `${(done / total) * 100}%` }} data-progress="" />
    </>
  )
}
