import { finishPictures } from './finish-pictures.ts'
import { openInstallation } from './installation.ts'
import { log } from './log.ts'
import type { FromPreparing } from './prepare.ts'
import { StartRefusal } from './refusal.ts'
import { seedExample } from './seed.ts'
import { readSettings } from './settings.ts'

const tell = (message: FromPreparing) => process.send?.(message)

let isDone = false
// Without the server there is nobody to prepare for. An exit would wait for what is being compressed; nothing here needs one.
const end = () => process.kill(process.pid, 'SIGKILL')
process.once('disconnect', () => isDone || end())
// It may have ended while this was being loaded.
if (!process.connected) end()

try {
  const installation = await openInstallation(readSettings(process.env))
  await seedExample(installation, (line) => tell({ kind: 'progress', line }))
  tell({ kind: 'published' })
  await finishPictures(installation)
  await installation.publishing.idle()
  await installation.close()
  isDone = true
  process.disconnect()
} catch (failure) {
  if (failure instanceof StartRefusal) tell({ kind: 'refused', line: failure.message })
  else log.error({ err: failure }, 'The example site could not be prepared')
  process.exit(1)
}
