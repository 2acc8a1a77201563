import type { Mark, SectionFacts, SiteFacts } from '../template.ts'

interface Props {
  readonly placeholders: { readonly name: string; readonly email: string; readonly message: string }
  readonly buttonText: string
  readonly mark: Mark
  readonly section: SectionFacts
  readonly site: SiteFacts
}

/** A form that works without any script. What stands in a field is its label: it steps onto the border when one writes, and can be edited like any text. */
export function MessageForm({ placeholders, buttonText, mark, section, site }: Props) {
  const { words, siteId, siteHash } = site
  const idOf = (name: string) => `${section.id}-${name}`
  return (
    <form className="contact-form quarter" method="post" action={`/api/v1/sites/form/contact/${siteId}/`}>
      <div className="contact-field">
        <input id={idOf('name')} name="name" placeholder=" " autoComplete="name" maxLength={255} required />
        <label htmlFor={idOf('name')} {...mark('placeholders/name')}>
          {placeholders.name || words.enterName}
        </label>
      </div>
      <div className="contact-field">
        <input
          id={idOf('email')}
          name="email"
          type="email"
          placeholder=" "
          autoComplete="email"
          maxLength={255}
          required
        />
        <label htmlFor={idOf('email')} {...mark('placeholders/email')}>
          {placeholders.email || words.enterEmail}
        </label>
      </div>
      <div className="contact-field">
        <textarea id={idOf('message')} name="message" placeholder=" " rows={5} maxLength={5000} />
        <label htmlFor={idOf('message')} {...mark('placeholders/message')}>
          {placeholders.message || words.enterMessage}
        </label>
      </div>
      {/* People do not see this field and leave it empty; programs that fill in everything give themselves away. */}
      <div className="hidden-label" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="siteHash" value={siteHash} />
      <button className="button primary" type="submit">
        <span {...mark('buttonText')}>{buttonText || words.send}</span>
      </button>
    </form>
  )
}
