import { useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useEditing, useEditorState } from '../chrome/editing.ts'
import { Icon } from '../chrome/icon.view.tsx'
import { closeOnLeave, type MenuItem, placeUnder } from '../chrome/menu.ts'
import { MenuList } from '../chrome/menu-list.view.tsx'
import { publishStateOf } from '../state/save-state.ts'
import { discardChanges } from './discard.ts'
import { publishIcons } from './icons.ts'
import styles from './publish-bar.module.css'
import { usePublishWords } from './say.ts'
import { wayBack } from './way-back.ts'

/** What can be done beside publishing; only what works now. */
export function PublishMenu({ isPhone }: { readonly isPhone: boolean }) {
  const editing = useEditing()
  const { editor } = editing
  const hasChanges = useEditorState((state) => publishStateOf(state).kind === 'changes')
  const isLive = useEditorState(({ opened }) => opened !== null && opened.publishedRevision !== null)
  const say = usePublishWords()
  const open = (kind: 'publish' | 'preview' | 'share' | 'history' | 'help') => () => editor.show({ dialog: { kind } })
  const items: MenuItem[] = [
    { id: 'check', label: say('checkFirst'), run: open('publish') },
    ...(isPhone ? [{ id: 'preview', label: say('preview'), run: open('preview') }] : []),
    { id: 'share', label: say('share'), run: open('share') },
    { id: 'history', label: say('history'), run: open('history') },
    { id: 'help', label: say('shortcuts'), run: open('help') },
  ]
  const discard = { id: 'discard', label: say('discard'), run: () => void discardChanges(editing) }
  if (hasChanges && isLive) items.push(discard)
  return <MoreButton label={say('publishMenu')} items={items} />
}

interface MoreProps {
  readonly label: string
  readonly items: readonly MenuItem[]
}

/** A menu whose list is here already: it is loaded together with its button. */
function MoreButton({ label, items }: MoreProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const toggled = ({ newState }: { readonly newState?: string }) => {
    setOpen(newState === 'open')
    if (newState !== 'open' || !button.current || !list.current) return
    placeUnder(list.current, button.current)
    closeOnLeave(list.current)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.more}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        data-publish-menu=""
      >
        <Icon name="chevronDown" />
      </button>
      <div ref={list} id={id} className="menu" popover="auto" role="menu" aria-label={label} onToggle={toggled}>
        {isOpen && <MenuList groups={[{ label, items }]} close={() => list.current?.hidePopover()} />}
      </div>
    </>
  )
}

/** The way to the preview, and the way back to the list of what was to be looked at. */
export function PreviewButton({ isPhone }: { readonly isPhone: boolean }) {
  const { editor } = useEditing()
  const isLed = useStore(wayBack, ({ isOpen }) => isOpen)
  const say = usePublishWords()
  return (
    <>
      {isLed && (
        <button
          type="button"
          className={styles.back}
          data-back-to-publish=""
          onClick={() => editor.show({ dialog: { kind: 'publish' } })}
        >
          <span dangerouslySetInnerHTML={{ __html: publishIcons.back }} />
          {say('backToPublish')}
        </button>
      )}
      {!isPhone && (
        <button
          type="button"
          className={styles.preview}
          data-opens="preview"
          aria-haspopup="dialog"
          onClick={() => editor.show({ dialog: { kind: 'preview' } })}
        >
          <span dangerouslySetInnerHTML={{ __html: publishIcons.eye }} />
          <span>{say('preview')}</span>
        </button>
      )}
    </>
  )
}
