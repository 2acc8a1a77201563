import { useEffect, useState } from 'react'
import home from '../home/home.module.css'
import { copyText } from '../kit/copy-text.ts'
import { Icon } from '../kit/icon.view.tsx'
import { useHost } from './use-host.ts'

const SAYS_COPIED_MS = 2_000

interface Props {
  readonly text: string
  /** What is copied, for who hears it; without it the word alone. */
  readonly label?: string
}

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, label }: Props) {
  const { say } = useHost()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAYS_COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => void copyText(text).then(setCopied)
  return (
    <button type="button" className={home.secondary} onClick={copy}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span aria-live="polite">{isCopied ? say('copied') : (label ?? say('copy'))}</span>
    </button>
  )
}
