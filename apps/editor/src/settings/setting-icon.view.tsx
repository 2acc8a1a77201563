import { type SettingIcon, settingIcons } from './setting-icons.ts'

export function SettingGlyph({ name }: { readonly name: SettingIcon }) {
  // The shapes are constants of this program.
  return <span className="icon" dangerouslySetInnerHTML={{ __html: settingIcons[name] }} />
}
