import { type TranslateIcon, translateIcons } from './translate-icons.ts'

export function Glyph({ name }: { readonly name: TranslateIcon }) {
  // The shapes are constants of this program.
  return <span className="icon" dangerouslySetInnerHTML={{ __html: translateIcons[name] }} />
}
