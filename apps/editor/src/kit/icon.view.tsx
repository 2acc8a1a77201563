import { type IconName, icons } from './icons.ts'

/** One of the chrome's own icons; what it means is said in words beside it or by its button. */
export function Icon({ name }: { readonly name: IconName }) {
  // The shapes are constants of this program.
  return <span className="icon" dangerouslySetInnerHTML={{ __html: icons[name] }} />
}
