import { useState } from 'react'
import { chooseFile } from '../pictures/choose-file.ts'
import { useHome } from './home.ts'
import type { Faults } from './import-faults.view.tsx'
import { faultsOf, isTooLarge, reasonOf } from './server.ts'

interface Told {
  readonly added: (id: string) => void
  readonly refused: (faults: Faults) => void
}

const MOST_BYTES = 1_000_000

/** Takes a site file from this device; whatever is wrong with it is said whole. */
export function useImport({ added, refused }: Told) {
  const { server, say, tell } = useHome()
  const [isBusy, setBusy] = useState(false)
  const read = async (file: File) => {
    if (file.size > MOST_BYTES) return tell(say('tooLarge', { file: file.name }))
    const configuration = parsed(await file.text())
    if (!configuration) return tell(say('notJson', { file: file.name }))
    try {
      added((await server.importSite(configuration)).id)
    } catch (error) {
      const faults = faultsOf(error)
      if (faults.length > 0) refused({ file: file.name, faults })
      else if (isTooLarge(error)) tell(say('tooLarge', { file: file.name }))
      else tell(reasonOf(error) ? say('failed', { why: reasonOf(error) }) : say('unreachable'))
    }
  }
  const choose = () => {
    if (isBusy) return
    chooseFile((file) => {
      setBusy(true)
      void read(file).finally(() => setBusy(false))
    }, 'application/json,.json')
  }
  return { isBusy, choose }
}

function parsed(text: string): object | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : undefined
  } catch {
    return undefined
  }
}
