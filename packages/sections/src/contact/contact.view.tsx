import { telOf } from '@mimar/fields'
import { formShapes } from '../parts/form-shapes.ts'
import { headingOf } from '../parts/heading.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { contact } from './contact.ts'
import { Detail } from './detail.view.tsx'
import { MessageForm } from './message-form.view.tsx'

export const Contact: SectionView<typeof contact> = ({ content, mark, section, site }) => (
  <Shell
    className="contact veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
  >
    <div className="wrap grid">
      <div className="contact-words">
        <Text as={headingOf(section)} mark={mark} field="title" value={content.title} align={content.titleAlignment} />
        <Text as="p" mark={mark} field="paragraph" value={content.paragraph} align={content.paragraphAlignment} />
        <dl className="details">
          <Detail
            name="phone"
            title={content.phoneTitle}
            titleAlign={content.phoneTitleAlignment}
            value={content.phone}
            align={content.phoneAlignment}
            fallback={site.words.phone}
            shape={formShapes.phone}
            href={telOf(content.phone)}
            mark={mark}
          />
          <Detail
            name="email"
            title={content.emailTitle}
            titleAlign={content.emailTitleAlignment}
            value={content.email}
            align={content.emailAlignment}
            fallback={site.words.email}
            shape={formShapes.mail}
            href={`mailto:${content.email.trim()}`}
            mark={mark}
          />
          <Detail
            name="address"
            title={content.addressTitle}
            titleAlign={content.addressTitleAlignment}
            value={content.address}
            align={content.addressAlignment}
            fallback={site.words.address}
            shape={formShapes.mapPin}
            mark={mark}
          />
        </dl>
      </div>
      <MessageForm
        placeholders={content.placeholders}
        buttonText={content.buttonText}
        thanks={content.thanks}
        phone={content.phone}
        mark={mark}
        section={section}
        site={site}
      />
    </div>
  </Shell>
)
