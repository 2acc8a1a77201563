import { telOf } from '@mimar/fields'
import { Form } from '../parts/form.view.tsx'
import { formShapes } from '../parts/form-shapes.ts'
import { Icon } from '../parts/icon.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import { withHours } from '../questions/closed-days.ts'
import { isAsked, questionsOf } from '../questions/questions.ts'
import { requestWordsIn } from '../questions/request-words.ts'
import type { SectionView, ViewProps } from '../template.ts'
import { Ask, NameAsk } from './ask.view.tsx'
import { ClosedDays, hasDays, islandOf } from './closed-days.view.tsx'
import { formOfFiles, hasFiles, Sending } from './files.view.tsx'
import type { requestForm } from './request-form.ts'

type Props = ViewProps<typeof requestForm.fields, typeof requestForm.id>

export const RequestForm: SectionView<typeof requestForm> = (props) => {
  const { content, mark, section, site } = props
  const { buttonText, thanks, phone } = content
  const words = requestWordsIn(site.language)
  const hours = content.followsHours ? site.hours : null
  const questions = withHours(questionsOf(content.questions), hours).filter(
    (question) => mark.keepsEmpty || isAsked(question),
  )
  const form = { section, site, mark, buttonText, thanks, phone, fallback: site.words.send, className: 'request-card' }
  const takesFiles = hasFiles(questions)
  return (
    <Shell
      className="request-form veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap">
        <SectionHead mark={mark} section={section} content={content} />
        <Form {...form} {...formOfFiles(takesFiles)} after={<After {...props} />} next={<Steps {...props} />}>
          <input type="hidden" name="form" value={section.id} />
          <div className="ask-faults" tabIndex={-1} hidden>
            <p>{words.lookAgain}</p>
            <ul />
          </div>
          <div className="asks" {...islandOf(questions, props, words)} {...mark.list('questions')}>
            {questions.map((question) => (
              <Ask
                key={question.id}
                {...{ question, words, mark, section, site }}
                options={content.questions.find(({ id }) => id === question.id)?.options ?? []}
              />
            ))}
          </div>
          {hasDays(questions) && <ClosedDays {...props} questions={questions} words={words} />}
          <div className="asks">
            <NameAsk {...props} name="name" label={content.placeholders.name || site.words.enterName} />
            <NameAsk {...props} name="email" label={content.placeholders.email || site.words.enterEmail} />
          </div>
          {takesFiles && <Sending language={site.language} />}
        </Form>
      </div>
    </Shell>
  )
}

/** That a request is no booking yet, and a number for who would rather call. */
function After({ content: { note, phone }, mark }: Props) {
  if (note === '' && phone === '' && !mark.keepsEmpty) return null
  return (
    <div className="request-after">
      <Text as="p" mark={mark} field="note" value={note} />
      {(phone !== '' || mark.keepsEmpty) && (
        <p className="request-phone">
          {phone !== '' && <Icon shape={formShapes.phone} />}
          <a href={telOf(phone) || undefined} {...mark('phone')} dir="ltr">
            {phone}
          </a>
        </p>
      )}
    </div>
  )
}

/** What happens next, in the panel that takes the place of the form. */
function Steps({ content: { steps }, mark }: Props) {
  if (steps.length === 0 && !mark.keepsEmpty) return null
  return (
    <ol className="sent-steps" {...mark.list('steps')}>
      {steps.map(({ id, step }) => (
        <li key={id} {...mark.item(`steps/${id}`)}>
          <Text as="span" mark={mark} field={`steps/${id}/step`} value={step} />
        </li>
      ))}
    </ol>
  )
}
