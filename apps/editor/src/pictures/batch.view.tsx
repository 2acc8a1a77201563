import { MAX_PICTURE } from '@mimar/contract/upload'
import floating from '../kit/floating.module.css'
import styles from '../kit/pictures.module.css'
import own from './batch.module.css'
import { type Batch, type BatchFile, canRetry } from './batch.ts'
import { usePictureSay, usePictureWork } from './use-pictures.ts'

const MB = 1_000_000

/** Several pictures on their way: how far each is, and what did not arrive. */
export function BatchCard({ batch: { files, isOver } }: { readonly batch: Batch }) {
  const say = usePictureSay()
  const { batches } = usePictureWork()
  const arrived = files.filter(({ media }) => media !== null).length
  const title = isOver ? say('notAdded', { n: files.length }) : say('nOfPictures', { n: arrived, m: files.length })
  return (
    <div className={`${floating.look} ${own.card}`} role={isOver ? 'alert' : 'group'} aria-label={title} data-batch="">
      <p className={own.title}>{title}</p>
      <ul className={own.files}>
        {files.map((one) => (
          <Row key={one.url} one={one} />
        ))}
      </ul>
      <div className={own.acts}>
        {isOver && files.some(({ failure }) => canRetry(failure)) && (
          <button type="button" className={styles.main} onClick={() => void batches.retry()}>
            {say('retry')}
          </button>
        )}
        <button type="button" className={styles.act} onClick={() => batches.end()}>
          {say(isOver ? 'dismiss' : 'cancel')}
        </button>
      </div>
    </div>
  )
}

function Row({ one: { file, url, share, failure, waits } }: { readonly one: BatchFile }) {
  const say = usePictureSay()
  const percent = Math.min(99, Math.round(share * 100))
  const values = { file: file.name, n: MAX_PICTURE / MB, m: Math.round(file.size / MB) }
  return (
    <li className={own.file}>
      <img src={url} alt="" />
      <span>
        <bdi className={own.name}>{file.name}</bdi>
        {failure ? (
          <span className={own.why}>{say(canRetry(failure) ? failure : whyOf(failure), values)}</span>
        ) : (
          <>
            {waits && <span className={own.why}>{say(waits)}</span>}
            <progress max={100} value={share === 1 ? 100 : percent} aria-label={file.name} />
          </>
        )}
      </span>
    </li>
  )
}

type Failure = NonNullable<BatchFile['failure']>
type Lasting = Exclude<Failure, 'connectionDropped' | 'signInFirst' | 'serverFailed'>

const whyOf = (failure: Failure) => `${failure as Lasting}Why` as const
