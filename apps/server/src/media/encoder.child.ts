import { allowOnlyPictures, encode, Undecodable } from './encode.ts'
import type { Failure, FromEncoder, ToEncoder } from './task.ts'

/** The process that decodes what strangers upload: whatever happens here, the server goes on. */
const answer = (message: FromEncoder) => process.send?.(message)

const WATCH_EVERY_MS = 20
const mostMemory = Number(process.argv[2])
// What libvips takes is not counted by Node's own limit.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.exit(1)
}, WATCH_EVERY_MS)

allowOnlyPictures()
process.on('message', ({ id, task }: ToEncoder) => {
  // Its time is reckoned from here: a new process takes a while to begin.
  answer({ id, isDrawing: false })
  encode(task, (isDrawing) => answer({ id, isDrawing })).then(
    (done) => answer({ id, done }),
    (failure: unknown) => answer({ id, failed: failureOf(failure) }),
  )
})
function failureOf(failure: unknown): Failure {
  const why = failure instanceof Error ? failure.message : String(failure)
  return { code: failure instanceof Undecodable ? failure.code : 'broken', why }
}

// Its server has ended, however that came: an exit would wait for the picture that is being encoded, a minute or more.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
