import { type ListIconName, listIcons } from '../kit/list-icons.ts'

/** An icon of a list; its meaning is said in words beside it, or by `name`. */
export function ListIcon({ icon, name }: { readonly icon: ListIconName; readonly name?: string | undefined }) {
  return (
    <span
      className="icon"
      role={name ? 'img' : undefined}
      aria-label={name}
      title={name}
      // The shapes are constants of this program.
      dangerouslySetInnerHTML={{ __html: listIcons[icon] }}
    />
  )
}
