import { startInstallation } from '../e2e/installation.ts'
import { picturesAreFinished } from './pictures.ts'

/** Makes the data of an installation whose pictures are all encoded: benches of the running server begin with copies of it. */
const installation = await startInstallation({ env: { AVIF: 'on' } })
try {
  await picturesAreFinished(installation)
} finally {
  await installation.stop('keep-data')
}
process.send?.({ seed: installation.dataDir })
