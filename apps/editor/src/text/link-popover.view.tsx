import { type FocusEvent, useEffect } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { SheetAbout } from '../desk/sheet-about.view.tsx'
import { Float } from '../kit/float.view.tsx'
import styles from '../kit/tools.module.css'
import type { Caret } from '../state/state.ts'
import { LinkFields } from './link-fields.view.tsx'
import { useLinkSearch } from './use-link-search.ts'

interface Props {
  readonly stage: Stage
  readonly address: string
  /** The address that was chosen, '' for none; null goes back and changes nothing. */
  readonly done: (address: string | null) => void
  readonly onBlur?: (event: FocusEvent) => void
}

/** Where something leads: search for a page or section, or type an address; Enter applies, Escape goes back (U28). */
export function LinkPopover({ stage, address, done, onBlur }: Props) {
  const { say } = useEditing()
  const search = useLinkSearch(address, done)
  useEffect(() => stage.place())
  return (
    <Float aria-label={say('link')} dir={say.dir} className={styles.popover} onKeyDown={search.keyed} onBlur={onBlur}>
      <LinkFields search={search} />
    </Float>
  )
}

interface SheetProps extends Props {
  readonly title: string
  readonly about: Caret
}

/** The same on a phone, from below: Done takes what was typed, or goes when nothing was. */
export function LinkSheet({ stage, address, done, onBlur, title, about }: SheetProps) {
  const search = useLinkSearch(address, done)
  const back = () => done(null)
  return (
    <SheetAbout stage={stage} about={about} title={title} back={back} done={search.query.trim() ? search.take : back}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the field within */}
      <div className={styles.inSheet} onKeyDown={search.keyed} onBlur={onBlur}>
        <LinkFields search={search} />
      </div>
    </SheetAbout>
  )
}
