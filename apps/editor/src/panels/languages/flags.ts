import type { Editing } from '../../desk/editing.ts'

/** The flags of the languages come onto the canvas when the server knows that the site shows them. */
export async function bringFlags({ editor, server }: Pick<Editing, 'editor' | 'server'>): Promise<void> {
  if (!(await editor.save())) return
  // Without a connection names stand where flags would, until the site is opened again.
  const answer = await server.readDocument().catch(() => undefined)
  if (!answer) return
  editor.store.setState(({ opened }) =>
    opened
      ? { opened: { ...opened, facts: { ...opened.facts, icons: { ...opened.facts.icons, ...answer.icons } } } }
      : {},
  )
}
