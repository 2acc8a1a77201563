import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.view.tsx'
import { shapes } from '../../parts/shapes.ts'
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
          data-required={words.required}
          data-email={words.wrongEmail}
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
      <Answer id="report-thanks" title={words.thanksTitle} text={words.thanksText} words={words} />
      <Answer id="report-failed" title={words.failedTitle} text={words.failedText} words={words} />
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
  readonly id: 'report-thanks' | 'report-failed'
  readonly title: string
  readonly text: string
  readonly words: ReportWords
}

/** What became of a report. The title of a failure depends on it: `data-repeated` stands for a report that is there already. */
function Answer({ id, title, text, words }: AnswerProps) {
  const hasFailed = id === 'report-failed'
  return (
    <dialog
      className="dialog report"
      id={id}
      aria-labelledby={`${id}-title`}
      data-repeated={hasFailed ? words.repeatedTitle : undefined}
      data-failed={hasFailed ? title : undefined}
      data-text={hasFailed ? text : undefined}
    >
      <div className="dialog-page">
        <div className="report-icon">
          {hasFailed ? (
            <>
              <Icon shape={shapes.alertTriangle} />
              <Icon shape={shapes.alertCircle} />
            </>
          ) : (
            <Icon shape={shapes.check} />
          )}
        </div>
        <h2 className="h3" id={`${id}-title`}>
          {title}
        </h2>
        <p>{text}</p>
        <div className="dialog-buttons">
          <button className="button primary" type="button" data-close="">
            {words.close}
          </button>
        </div>
      </div>
    </dialog>
  )
}
