import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import { contactExamples } from './contact.examples.ts'
import { contact } from './contact.ts'
import { Contact } from './contact.view.tsx'

conformingTemplate(contact, Contact, contactExamples)

const [usual, , emptied] = contactExamples

test('[SEC-17] phone and mail are links and read left to right in any language', () => {
  const drawn = drawExample(contact, Contact, usual!)
  expect(drawn).toContain('<a href="tel:+900001234567" dir="ltr">+90 000 123 45 67</a>')
  expect(drawn).toContain('<a href="mailto:salam@dar-alrumman.example" dir="ltr">')
})

test('[SEC-17] phone, mail and address have a title each, said aloud where the owner gave none', () => {
  expect(drawExample(contact, Contact, usual!).match(/<dt>/g)).toHaveLength(3)
  const drawn = drawExample(contact, Contact, emptied!)
  expect(drawn.match(/<dt>/g)).toHaveLength(3)
  expect(drawn).toContain('<span class="hidden-label">Phone</span>')
})

test('[FORM-1] name and mail are required, the message is not, and each has a label', () => {
  const drawn = drawExample(contact, Contact, usual!)
  expect(drawn).toMatch(/<input id="s1-name"[^>]* required="" name="name"/)
  expect(drawn).toMatch(/<input id="s1-email" type="email"[^>]* required="" name="email"/)
  expect(drawn).toMatch(/<textarea id="s1-message"(?![^>]*required)/)
  for (const name of ['name', 'email', 'message']) expect(drawn).toContain(`<label for="s1-${name}">`)
})

test('[FORM-4] [FORM-6] the form posts to the site it stands on, with the hash of the site and a trap for programs', () => {
  const drawn = drawExample(contact, Contact, usual!, { site: { siteId: 'dar', siteHash: 'abc' } })
  expect(drawn).toContain('action="/api/v1/sites/form/contact/dar/" method="post"')
  expect(drawn).toContain('<input type="hidden" name="siteHash" value="abc"/>')
  expect(drawn).toContain('<input tabindex="-1" autoComplete="off" name="website"/>')
})

test('[EDIT-13] emptied placeholders fall back to words in the language of the page', () => {
  const drawn = drawExample(contact, Contact, emptied!)
  for (const words of ['Enter your name', 'Enter your email', 'Enter your message'])
    expect(drawn).toContain(`>${words}<`)
  expect(drawExample(contact, Contact, { ...emptied!, language: 'ar' })).toContain('>أدخل اسمك<')
})
