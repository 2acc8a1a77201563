import { type InboxIcon, inboxIcon } from './inbox-icons.ts'

/** An icon of messages; what it means is said in words beside it. */
export function InboxGlyph({ name }: { readonly name: InboxIcon }) {
  // The shapes are constants of this program.
  return <span className="icon" dangerouslySetInnerHTML={{ __html: inboxIcon(name) }} />
}
