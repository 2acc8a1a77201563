import { type PictureIconName, pictureIcons } from './picture-icons.ts'

export function PictureIcon({ name }: { readonly name: PictureIconName }) {
  // The shapes are constants of this program.
  return <span className="icon" dangerouslySetInnerHTML={{ __html: pictureIcons[name] }} />
}
