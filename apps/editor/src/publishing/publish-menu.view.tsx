import { useStore } from 'zustand'
import { useEditing, useEditorState } from '../chrome/editing.ts'
import { Icon } from '../chrome/icon.view.tsx'
import type { MenuItem } from '../chrome/menu.ts'
import { MenuButton } from '../chrome/menu-button.view.tsx'
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
  const label = say('publishMenu')
  return (
    <MenuButton label={label} className={styles.more} groups={[{ label, items }]} List={MenuList} name="publish">
      <Icon name="chevronDown" />
    </MenuButton>
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
