import type { ReactNode } from 'react'
import { formShapes } from '../../parts/form-shapes.ts'
import { Icon } from '../../parts/icon.view.tsx'
import { shapes } from '../../parts/shapes.ts'
import type { IconShape } from '../../template.ts'
import { widgetShapes } from '../shapes.ts'
import type { WidgetFacts } from '../widget.ts'
import { type ReportWords, reportWordsIn } from './words.ts'

/** The form for a report, and the two answers to it (REPORT-2 to REPORT-5). */
export function Report({ facts }: { readonly facts: WidgetFacts }) {
  const { siteId, siteHash, language } = facts.site
  const words = reportWordsIn(language)
  return (
    <>
      <dialog className="dialog report" aria-labelledby="report-title" data-island="report">
        <form
          className="dialog-page"
          action={`/api/v1/sites/form/compliance/${siteId}/?lang=${language}`}
          noValidate
          data-empty={words.required}
          data-invalid={words.wrongEmail}
          data-long={words.tooLong}
        >
          <h2 className="h3" id="report-title">
            {words.title}
          </h2>
          <p>{words.goesTo}</p>
          <Field name="email" label={words.email}>
            <input {...attributesOf('email')} type="email" autoComplete="email" />
          </Field>
          <Field name="name" label={words.name}>
            <input {...attributesOf('name')} autoComplete="name" />
          </Field>
          <Field name="comment" label={words.comment}>
            <textarea {...attributesOf('comment')} rows={3} />
          </Field>
          <output className="report-count" id="report-count" dir="ltr">
            0/255
          </output>
          <div className="hidden-label" aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="siteHash" value={siteHash} />
          <div className="dialog-buttons">
            <button className="button primary" type="submit">
              {words.send}
            </button>
            <button className="button secondary" type="button" data-close="">
              {words.cancel}
            </button>
          </div>
        </form>
      </dialog>
      <Answer id="thanks" shape={formShapes.check} title={words.thanksTitle} text={words.thanksText} words={words} />
      <Answer id="repeated" shape={shapes.alertTriangle} title={words.repeatedTitle} text="" words={words} />
      <Answer
        id="failed"
        shape={widgetShapes.alertCircle}
        title={words.failedTitle}
        text={words.failedText}
        words={words}
      />
    </>
  )
}

function attributesOf(name: string) {
  return { id: `report-${name}`, name, required: true, 'aria-describedby': `report-${name}-fault` }
}

function Field({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <>
      <label htmlFor={`report-${name}`}>{label}</label>
      {children}
      <p className="report-fault" id={`report-${name}-fault`} aria-live="polite" />
    </>
  )
}

interface AnswerProps {
  readonly id: 'thanks' | 'repeated' | 'failed'
  readonly shape: IconShape
  readonly title: string
  /** What stands there where the server says nothing. */
  readonly text: string
  readonly words: ReportWords
}

/** What became of a report: it arrived, it was there already, or it did not get through. */
function Answer({ id, shape, title, text, words }: AnswerProps) {
  return (
    <dialog className="dialog report" id={`report-${id}`} aria-labelledby={`report-${id}-title`}>
      <div className="dialog-page">
        <Icon shape={shape} className="report-icon" />
        <h2 className="h3" id={`report-${id}-title`}>
          {title}
        </h2>
        <p data-text={text}>{text}</p>
        <div className="dialog-buttons">
          <button className="button primary" type="button" data-close="">
            {words.close}
          </button>
        </div>
      </div>
    </dialog>
  )
}
