import { DialogFrame } from '../desk/dialog-frame.view.tsx'
import { useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { sayPart } from '../words/words.ts'
import styles from './address.module.css'
import { AddressSharing } from './share-address.view.tsx'
import { addressWords } from './words.ts'

/** The address of the site that is being edited: after its first publish, and whenever it is asked for. */
export function AddressDialog() {
  const { editor, server, say: main, announce } = useEditing()
  const opened = useEditorState((state) => state.opened)
  const isNew = useEditorState(({ dialog }) => dialog?.kind === 'address' && dialog.isNew === true)
  const mayMove = useMay('move-site')
  if (!opened) return null
  const { site, facts, publishedRevision } = opened
  const moved = (siteAddress: string) =>
    editor.store.setState((state) =>
      state.opened ? { opened: { ...state.opened, facts: { ...state.opened.facts, siteAddress } } } : state,
    )
  const place = {
    ...{ site: site.id, address: facts.siteAddress, isPublished: publishedRevision !== null },
    ...{ mayMove, server, moved, announce },
    name: site.settings.name[opened.language] ?? Object.values(site.settings.name)[0] ?? site.id,
  }
  return (
    <DialogFrame title={sayPart(addressWords, main.language)(isNew ? 'live' : 'address')} width={560}>
      <div className={styles.inDialog}>
        <AddressSharing place={place} language={main.language} />
      </div>
    </DialogFrame>
  )
}
