// Disclosure widget, accordion.
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { faq } from './faq.ts'

export const Faq: SectionView<typeof faq> = ({ content, mark, section }) => (
  <Shell
    className="faq veiled"
    mark={mark}
    section={section}
    background={content.backgroundImg}
    dim={content.bgOverlayTransparency}
  >
    <div className="wrap faq-wrap" data-columns={content.columns}>
      <SectionHead mark={mark} section={section} content={content} />
      <ul className="faq-list" {...mark.list('questions')}>
        {content.questions.map(({ id, question, answer }, index) => (
          <li key={id} {...mark.item(`questions/${id}`)}>
            <details open={mark.keepsOpen || (content.opensFirst && index === 0)}>
              <summary>
                <Text
                  as={content.title === '' ? 'h2' : 'h3'}
                  className="faq-question"
                  mark={mark}
                  field={`questions/${id}/question`}
                  value={question}
                />
                <span className="faq-sign" aria-hidden="true" />
              </summary>
              <Text as="p" className="faq-answer" mark={mark} field={`questions/${id}/answer`} value={answer} />
            </details>
          </li>
        ))}
      </ul>
    </div>
  </Shell>
)
