import { Form, FormField } from '../parts/form.view.tsx'
import type { Mark, SectionFacts, SiteFacts } from '../template.ts'

interface Props {
  readonly placeholders: { readonly name: string; readonly email: string; readonly message: string }
  readonly buttonText: string
  readonly thanks: { readonly title: string; readonly text: string }
  readonly phone: string
  readonly mark: Mark
  readonly section: SectionFacts
  readonly site: SiteFacts
}

/** The form of the contact section: name, e-mail, message. */
export function MessageForm({ placeholders, buttonText, thanks, phone, mark, section, site }: Props) {
  const { words } = site
  const form = { section, site, mark, buttonText, thanks, fallback: words.send, phone, className: 'contact-form' }
  return (
    <Form {...form}>
      <FormField section={section} mark={mark} name="name" label={placeholders.name || words.enterName} />
      <FormField section={section} mark={mark} name="email" label={placeholders.email || words.enterEmail} />
      <FormField section={section} mark={mark} name="message" label={placeholders.message || words.enterMessage} />
    </Form>
  )
}
