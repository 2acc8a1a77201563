import { BarHours } from '../parts/bar-hours.view.tsx'
import { formShapes } from '../parts/form-shapes.ts'
import { Icon } from '../parts/icon.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import type { IconShape, SectionView } from '../template.ts'
import type { phoneBar } from './phone-bar.ts'

/** What an address does, by how it begins. */
const DRAWN: readonly (readonly [form: RegExp, shape: IconShape])[] = [
  [/^tel:/, formShapes.phone],
  [/^(mailto:|https:\/\/(wa\.me|t\.me)\/)/, formShapes.mail],
  [/^(geo:|https:\/\/[^/]*(maps|google\.[a-z.]+\/maps|openstreetmap\.org|yandex\.[a-z]+\/maps))/, formShapes.mapPin],
]

/** What the words of a new bar say (`starts`), until its buttons lead somewhere. */
const NEW: readonly IconShape[] = [formShapes.phone, formShapes.mapPin]

function shapeOf(address: string, index: number): IconShape {
  const drawn = address === '' ? NEW[index] : DRAWN.find(([form]) => form.test(address))?.[1]
  return drawn ?? formShapes.calendar
}

export const PhoneBar: SectionView<typeof phoneBar> = ({ content, mark, section, site }) => (
  <Shell className="phone-bar" label={site.words.reachUs} mark={mark} section={section}>
    <BarHours isShown={content.showsHours} site={site} className="phone-hours" />
    <ul className="phone-ways" {...mark.list('ways')}>
      {content.ways.map(({ id, buttonText, buttonUrl }, index) => (
        <li key={id} {...mark.item(`ways/${id}`)}>
          <a className="phone-way" {...site.link(buttonUrl)}>
            <Icon shape={shapeOf(buttonUrl, index)} />
            <span {...mark(`ways/${id}/buttonText`)}>{buttonText}</span>
          </a>
        </li>
      ))}
    </ul>
  </Shell>
)
