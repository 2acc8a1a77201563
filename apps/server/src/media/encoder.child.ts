import { allowOnlyPictures, encode } from './encode.ts'
import type { FromEncoder, ToEncoder } from './task.ts'

/** The process that decodes what strangers upload: whatever happens here, the server goes on. */
const answer = (message: FromEncoder) => process.send?.(message)

allowOnlyPictures()
process.on('message', ({ id, task }: ToEncoder) => {
  encode(task).then(
    (done) => answer({ id, done }),
    (failure: unknown) => answer({ id, failed: failure instanceof Error ? failure.message : String(failure) }),
  )
})
process.on('disconnect', () => process.exit())
