import { findSample } from '../start/sample.ts'
import type { Editor } from '../state/editor.ts'
import { type Say, sayPart } from '../words/words.ts'
import { type FindingRow, findingsOf, rowsOf } from './findings.ts'
import { publishWords } from './words.ts'

/** What deserves a look is told after a publish; once is enough until the page is loaded again. */
let isTold = false

/** A press on Publish: with nothing to be fixed it publishes; else it says what is. Before the first time it asks about what is the starter's. */
export async function pressPublish(editor: Editor, main: Say): Promise<void> {
  if (await editor.save()) {
    const { opened } = editor.store.getState()
    const sample = await findSample(opened?.site.extras.starter)
    const rows = opened ? rowsOf(findingsOf(opened, editor.catalog, sample)) : []
    const isFirst = opened?.publishedRevision === null
    const asks = ({ level, code }: FindingRow) => level === 'error' || (isFirst && code === 'sample-left')
    if (rows.some(asks)) return editor.show({ dialog: { kind: 'publish' } })
    if (rows.length > 0 && !isTold) tellWhenDone(editor, main, rows.length)
  }
  await editor.publish()
}

function tellWhenDone(editor: Editor, main: Say, count: number): void {
  const say = sayPart(publishWords, main.language)
  const show = { label: say('show'), run: () => editor.show({ dialog: { kind: 'publish' } }) }
  const stop = editor.store.subscribe(({ publishing: { kind } }) => {
    if (kind !== 'done' && kind !== 'failed') return
    stop()
    if (kind === 'failed') return
    isTold = true
    editor.notify(say('nWorthALook', { n: count }), 'plain', false, show)
  })
}
