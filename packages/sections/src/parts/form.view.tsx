import { telOf } from '@mimar/fields'
import type { ReactNode } from 'react'
import type { Mark, SectionFacts, SiteFacts } from '../template.ts'
import { formShapes } from './form-shapes.ts'
import { Icon } from './icon.view.tsx'

interface FormProps {
  readonly section: SectionFacts
  readonly site: SiteFacts
  readonly mark: Mark
  readonly buttonText: string
  /** What the button says where the owner has not said it. */
  readonly fallback: string
  /** What the owner says once a message has arrived; '' says it in words of ours. */
  readonly thanks: { readonly title: string; readonly text: string }
  /** A number to call when a message does not get through; '' where there is none. */
  readonly phone: string
  readonly className: string
  readonly children: ReactNode
  /** How it is posted where it has files. */
  readonly encType?: 'multipart/form-data'
  /** What stands beside the button. */
  readonly after?: ReactNode
  /** What happens next, in the thanks. */
  readonly next?: ReactNode
}

/**
 * A form to the site's owner that works without any script. Its island says what is wrong and sends it without leaving
 * the page. What became of it stands at its end, or thanks in its place.
 */
export function Form(props: FormProps) {
  const { section, site, mark, buttonText, fallback, thanks, phone, className, children } = props
  const { words, siteId, siteHash, language } = site
  return (
    <form
      id={`${section.id}-form`}
      className={`form quarter ${className}`}
      method="post"
      action={`/api/v1/sites/form/contact/${siteId}/?lang=${language}`}
      encType={props.encType}
      data-then="contact-form"
      data-empty={words.emptyField}
      data-invalid={words.invalidEmail}
    >
      {children}
      {/* People do not see this field and leave it empty; programs that fill in everything give themselves away. */}
      <div className="hidden-label" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="siteHash" value={siteHash} />
      <button className="button primary" type="submit">
        <span {...mark('buttonText')}>{buttonText || fallback}</span>
      </button>
      {props.after}
      <div role="status">
        <Sent words={words} thanks={thanks} phone={phone} mark={mark} next={props.next} />
        <p data-when="late" hidden>
          {words.undelivered} {phone !== '' && <CallUs sentence={words.callUs} phone={phone} />}
        </p>
        <p data-when="refused" hidden>
          {words.undeliverable} {phone !== '' && <CallUs sentence={words.callUs} phone={phone} />}
        </p>
      </div>
    </form>
  )
}

type SentProps = Pick<FormProps, 'thanks' | 'phone' | 'mark' | 'next'> & { readonly words: SiteFacts['words'] }

/** Takes the place of the form once a message has arrived, and says what happens next. On the canvas it hangs below the form. */
function Sent({ words, thanks, phone, mark, next }: SentProps) {
  return (
    <div className="form-sent" data-when="sent" tabIndex={-1} hidden={!mark.keepsOpen}>
      <Icon shape={formShapes.check} />
      <p className="h3" {...mark('thanks/title')}>
        {thanks.title || words.sentTitle}
      </p>
      <p {...mark('thanks/text')}>{thanks.text || words.sentText}</p>
      {next}
      <p data-next={words.sentNext} />
      {phone !== '' && (
        <p>
          <CallUs sentence={words.callUs} phone={phone} />
        </p>
      )}
      <button className="button tertiary" type="button">
        {words.writeAgain}
      </button>
    </div>
  )
}

function CallUs({ sentence, phone }: { readonly sentence: string; readonly phone: string }) {
  const [before, after] = sentence.split('{phone}')
  return (
    <>
      {before}
      <a href={telOf(phone) || undefined} dir="ltr">
        {phone}
      </a>
      {after}
    </>
  )
}

interface FieldProps {
  readonly section: SectionFacts
  readonly mark: Mark
  readonly name: 'name' | 'email' | 'message'
  /** Stands in the field as its label. */
  readonly label: string
}

const LIMITS = { name: 255, email: 255, message: 5000 } as const

/** A field whose label stands in it, steps onto its border when one writes, and can be edited like any text. */
export function FormField({ section, mark, name, label }: FieldProps) {
  const id = `${section.id}-${name}`
  const shared = { id, name, placeholder: ' ', maxLength: LIMITS[name] }
  const asked = { ...shared, required: true, autoComplete: name, 'aria-describedby': `${id}-fault` }
  return (
    <div className="form-field">
      {name === 'message' ? (
        <textarea {...shared} rows={5} />
      ) : (
        <input {...asked} {...(name === 'email' ? { type: 'email' } : {})} />
      )}
      <label htmlFor={id} {...mark(`placeholders/${name}`)}>
        {label}
      </label>
      {name !== 'message' && <p className="form-fault" id={`${id}-fault`} aria-live="polite" />}
    </div>
  )
}
