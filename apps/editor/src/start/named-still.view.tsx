import type { Starter } from '@mimar/contract'
import { useRef } from 'react'
import { Still } from '../home/still.view.tsx'
import styles from './business.module.css'
import { stillOf } from './wish.ts'

interface Props {
  readonly starter: Starter
  readonly language: string
  readonly name: string
  /** The address it would stand at; '' while there is none. */
  readonly host: string
}

/** The first screen of a starter under the name that is being typed. */
export function NamedStill({ starter, language, name, host }: Props) {
  const said = useRef(new Map<Text, string>())
  const write = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument
    if (!page) return
    if (![...said.current.keys()].some((text) => page.contains(text))) said.current = namesOn(page, starter.names)
    const own = name.trim()
    for (const [text, was] of said.current) {
      const next = own === '' ? was : starter.names.reduce((now, one) => now.replaceAll(one, own), was)
      if (text.data !== next) text.data = next
    }
  }
  return (
    <div className={styles.window} aria-hidden="true">
      <p className={styles.host}>
        <bdi dir="ltr">{host}</bdi>
      </p>
      <Still src={stillOf(starter, [language])} name="" change={write} />
    </div>
  )
}

/** Every text of a page that says one of the names, with what it said. */
function namesOn(page: Document, names: readonly string[]): Map<Text, string> {
  const found = new Map<Text, string>()
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (names.some((name) => node?.data.includes(name))) found.set(node, node.data)
  }
  return found
}
