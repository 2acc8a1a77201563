import { type DragEvent, useState } from 'react'
import { useHome } from '../home/home.ts'
import { chooseFile, filesIn, hasFiles } from '../kit/choose-file.ts'

/** A file that is being imported. */
interface Chosen {
  readonly file: File
  /** Whether it may hold a whole site, and not a configuration alone. */
  readonly isWhole: boolean
}

/** Takes a site file from this device, chosen or dropped. */
export function useImport() {
  const { say, tell } = useHome()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isOver, setOver] = useState(false)
  const take = async (file: File) => {
    const start = await file.slice(0, 64).text()
    const isWhole = start.startsWith('PK')
    if (isWhole || /^\uFEFF?\s*\{/.test(start)) setChosen({ file, isWhole })
    else tell(say('notJson', { file: file.name }))
  }
  const choose = () => chooseFile((file) => void take(file), '.zip,application/zip,.json,application/json')
  const over = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    const [file] = filesIn(event.dataTransfer)
    setOver(false)
    if (!file) return
    event.preventDefault()
    if (!chosen) void take(file)
  }
  const dropping = { onDragOver: over, onDragLeave: () => setOver(false), onDrop: drop }
  return { chosen, close: () => setChosen(null), choose, isOver, dropping }
}
