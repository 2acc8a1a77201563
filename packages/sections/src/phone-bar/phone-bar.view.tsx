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

export const PhoneBar: SectionView<typeof phoneBar> = ({ content, mark, section, site }) => (
  <Shell className="phone-bar" mark={mark} section={section}>
    <ul className="phone-ways" {...mark.list('ways')}>
      {content.ways.map(({ id, buttonText, buttonUrl }) => (
        <li key={id} {...mark.item(`ways/${id}`)}>
          <a className="phone-way" {...site.link(buttonUrl)}>
            <Icon shape={DRAWN.find(([form]) => form.test(buttonUrl))?.[1] ?? formShapes.calendar} />
            <span {...mark(`ways/${id}/buttonText`)}>{buttonText}</span>
          </a>
        </li>
      ))}
    </ul>
  </Shell>
)
