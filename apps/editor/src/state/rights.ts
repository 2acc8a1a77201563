// Authorization in the client (RBAC): what a role may do; the server asks the same again.
import type { SiteRight } from '@mimar/contract'
import type { DialogName, EditorState, Opened } from './state.ts'

/** Whether who is signed in may do that to the site. */
export function hasRight(opened: Pick<Opened, 'facts'> | null, right: SiteRight): boolean {
  return opened?.facts.account.rights.includes(right) ?? false
}

/** Whether they may write in a language: all may in every one but guests who translate. */
export function mayWrite({ facts }: Pick<Opened, 'facts'>, language: string): boolean {
  return (facts.account.guest?.translates ?? language) === language
}

/** What a dialog needs; the others are for everybody who edits. Who translates edits texts of one language alone. */
const NEEDS: { readonly [Name in DialogName]?: SiteRight } = {
  settings: 'design-site',
  picker: 'design-site',
  'new-page': 'design-site',
  'remove-page': 'design-site',
  publish: 'publish-site',
  share: 'publish-site',
  history: 'publish-site',
  schedule: 'publish-site',
  translate: 'read-site',
  preview: 'read-site',
  help: 'read-site',
}

/** Whether a panel or a dialog is open to them; all panels are design (U4). */
export function isOpenTo(opened: Opened | null, { panel, dialog }: Partial<EditorState>): boolean {
  return (!panel || hasRight(opened, 'design-site')) && (!dialog || hasRight(opened, NEEDS[dialog.kind] ?? 'edit-site'))
}
