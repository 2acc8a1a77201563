import type { Editor } from '../state/editor.ts'
import { findingsOf } from './findings.ts'

/** A press on Publish: with nothing to be fixed it publishes; else it says what is. */
export async function pressPublish(editor: Editor): Promise<void> {
  if (await editor.save()) {
    const { opened } = editor.store.getState()
    const isStopped = opened && findingsOf(opened).some(({ level }) => level === 'error')
    if (isStopped) return editor.show({ dialog: { kind: 'publish' } })
  }
  await editor.publish()
}
