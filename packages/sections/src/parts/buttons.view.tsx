import type { Mark, SiteFacts } from '../template.ts'
import { Icon } from './icon.view.tsx'
import { shapes } from './shapes.ts'

/** A button as views read it. */
interface ButtonContent {
  readonly id: string
  readonly buttonText: string
  readonly buttonUrl: string
  readonly type: 'primary' | 'secondary' | 'tertiary' | null
}

interface Props {
  readonly buttons: readonly ButtonContent[]
  readonly mark: Mark
  readonly site: SiteFacts
  /** Path of the list; `buttons` unless the template says otherwise. */
  readonly field?: string
}

/** The buttons of a section, in the owner's order. The first without a type is primary, the next secondary. */
export function Buttons({ buttons, mark, site, field = 'buttons' }: Props) {
  const shown = buttons.filter((button) => button.buttonText !== '' || mark.keepsEmpty)
  if (shown.length === 0 && !mark.keepsEmpty) return null
  return (
    <div className="buttons" {...mark.list(field)}>
      {shown.map((button, index) => (
        <Button
          key={button.id}
          text={button.buttonText}
          address={button.buttonUrl}
          type={button.type ?? (index === 0 ? 'primary' : 'secondary')}
          path={`${field}/${button.id}`}
          textField={`${field}/${button.id}/buttonText`}
          mark={mark}
          site={site}
        />
      ))}
    </div>
  )
}

interface ButtonProps {
  readonly text: string
  readonly address: string
  readonly type: 'primary' | 'secondary' | 'tertiary'
  /** Path of the item, where the button is one of a list. */
  readonly path?: string
  readonly textField: string
  readonly mark: Mark
  readonly site: SiteFacts
}

/** One button: a link that looks like one. Tertiary is an underlined word with an arrow. */
export function Button({ text, address, type, path, textField, mark, site }: ButtonProps) {
  if (text === '' && !mark.keepsEmpty) return null
  return (
    <a className={`button ${type}`} {...site.link(address)} {...(path ? mark.item(path) : {})}>
      <span {...mark(textField)}>{text}</span>
      {type === 'tertiary' && text !== '' && <Icon shape={shapes.arrowRight} mirrors />}
    </a>
  )
}
