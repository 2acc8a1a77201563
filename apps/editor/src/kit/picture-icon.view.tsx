import { type IconName, pictureIcons } from './picture-icons.ts'

export function PictureIcon({ name }: { readonly name: IconName }) {
  // The shapes are constants of this program.
  return <span className="icon" dangerouslySetInnerHTML={{ __html: pictureIcons[name] }} />
}
