import type { KeyboardEvent } from 'react'
import frame from '../../kit/frame.module.css'
import { publishIcons } from '../../kit/publish-icons.ts'
import { usePublishWords } from '../say.ts'
import styles from './history.module.css'
import type { Moment } from './moments.ts'
import { useMomentTexts } from './use-moment-texts.ts'

interface Props {
  readonly moments: readonly Moment[]
  readonly chosen: Moment
  readonly choose: (moment: Moment) => void
}

/** All moments on a line: a mark for each, a tall one for each release. Page Up and Page Down jump from release to release. */
export function MomentSlider({ moments, chosen, choose }: Props) {
  const say = usePublishWords()
  const name = useMomentTexts().name(chosen)
  const index = moments.indexOf(chosen)
  const go = (to: number) => {
    const moment = moments[to]
    if (moment) choose(moment)
  }
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return
    event.preventDefault()
    const isRelease = ({ release }: Moment) => release !== null
    go(
      event.key === 'PageUp'
        ? moments.findIndex((one, at) => at > index && isRelease(one))
        : moments.findLastIndex((one, at) => at < index && isRelease(one)),
    )
  }
  const when = whenOf(chosen.at, say.language)
  return (
    <div className={styles.slider}>
      <button
        type="button"
        aria-label={say('toFirst')}
        className={`${frame.iconButton} ${styles.jump}`}
        onClick={() => go(0)}
      >
        <span dangerouslySetInnerHTML={{ __html: publishIcons.first }} />
      </button>
      <div className={styles.track}>
        {moments.map((moment, at) => (
          <span
            key={moment.key}
            className={styles.mark}
            data-tall={moment.release !== null || undefined}
            style={{ insetInlineStart: `${moments.length > 1 ? (at / (moments.length - 1)) * 100 : 0}%` }}
          />
        ))}
        <input
          type="range"
          min={0}
          max={moments.length - 1}
          step={1}
          value={index}
          aria-label={say('moment')}
          aria-valuetext={`${when}, ${name}`}
          onChange={({ target }) => go(Number(target.value))}
          onKeyDown={keyed}
        />
      </div>
      <bdi className={styles.clock} dir="auto">
        {when}
      </bdi>
    </div>
  )
}

/** The day and the time of a moment. */
export function whenOf(at: string, language: string): string {
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(new Date(at))
}
