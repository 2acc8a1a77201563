// Disclosure widget, accordion.
import { Marked } from '../parts/marked.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView, ViewProps } from '../template.ts'
import type { faq } from './faq.ts'

/** From so many questions on there is a field to find one in. */
const MANY = 12

type Props = ViewProps<(typeof faq)['fields'], (typeof faq)['id']>
type Question = Props['content']['questions'][number]

export const Faq: SectionView<typeof faq> = (props) => {
  const { content, mark, section } = props
  const asked = content.questions.filter(({ heading }) => !heading)
  const [heading, below] = content.title === '' ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  const as = asked.length < content.questions.length ? below : heading
  const head = <SectionHead mark={mark} section={section} content={content} />
  return (
    <Shell
      className="faq veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap faq-wrap" data-columns={content.columns}>
        {asked.length < MANY ? (
          head
        ) : (
          <div className="faq-side" data-island="questions">
            {head}
            <Finding {...props} />
          </div>
        )}
        <ul className="faq-list" {...mark.list('questions')}>
          {content.questions.map((question) => (
            <Entry
              key={question.id}
              {...props}
              question={question}
              as={question.heading ? heading : as}
              isFirst={question === asked[0]}
            />
          ))}
        </ul>
      </div>
    </Shell>
  )
}

/** Without its script there is no field: all questions stand there, and the browser finds in closed answers too. */
function Finding({ mark, site: { words } }: Props) {
  return (
    <div className="search-form faq-find" role="search" hidden={!mark.keepsOpen}>
      <input type="search" aria-label={words.search} placeholder={words.search} maxLength={100} autoComplete="off" />
      <p className="faq-found" role="status" data-says={words.slideOf} />
    </div>
  )
}

interface EntryProps extends Props {
  readonly question: Question
  /** Its rank: below the title, and below a heading where there is any. */
  readonly as: 'h2' | 'h3' | 'h4'
  /** The first that asks. */
  readonly isFirst: boolean
}

/** A question with its answer, or the heading of a group of them. */
function Entry({
  question: { id, question, answer, answerMarks, heading },
  as,
  isFirst,
  content,
  mark,
  site,
}: EntryProps) {
  const path = `questions/${id}`
  const said = { text: answer, textMarks: answerMarks, field: `${path}/answer`, mark, site }
  if (heading)
    return (
      <li className="faq-group" {...mark.item(path)}>
        <Text as={as} className="minor" mark={mark} field={`${path}/question`} value={question} />
        <Answer {...said} />
      </li>
    )
  return (
    <li {...mark.item(path)}>
      <details open={mark.keepsOpen || (content.opensFirst && isFirst)}>
        <summary>
          <Text as={as} className="faq-question" mark={mark} field={`${path}/question`} value={question} />
          <span className="faq-sign" aria-hidden="true" />
        </summary>
        <Answer {...said} className="faq-answer" />
      </details>
    </li>
  )
}

interface AnswerProps extends Pick<Props, 'mark' | 'site'> {
  readonly field: string
  readonly text: string
  readonly textMarks: string
  readonly className?: string
}

/** A text as `Text` draws it, with what is marked in it. */
function Answer({ field, text, textMarks, className, mark, site }: AnswerProps) {
  if (text === '' && !mark.keepsEmpty) return null
  return (
    <p className={className} data-marked={textMarks === '' ? undefined : ''} {...mark(field)}>
      <Marked site={site} text={text} textMarks={textMarks} />
    </p>
  )
}
