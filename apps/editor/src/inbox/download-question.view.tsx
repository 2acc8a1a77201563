import { ActQuestion } from '../proof/act-question.view.tsx'
import { sayPart, type UiLanguage } from '../words/words.ts'
import { downloadWords } from './download-words.ts'

interface Props {
  readonly language: UiLanguage
  readonly address: string
  /** So many messages are in the file. */
  readonly total: number
  readonly close: () => void
}

/** Says what is in the file, and that taking it is noted, before people's data leave. */
export function DownloadQuestion({ language, address, total, close }: Props) {
  const say = sayPart(downloadWords, language)
  const download = async () => {
    Object.assign(document.createElement('a'), { href: address, download: '' }).click()
    close()
  }
  return (
    <ActQuestion
      {...{ title: say('question', { n: total }), undone: 'downloaded', close, perform: download }}
      {...{ keep: say('cancel'), act: say('download'), isHarmless: true }}
    >
      <p>{say('what')}</p>
      <p>{say('noted')}</p>
    </ActQuestion>
  )
}
