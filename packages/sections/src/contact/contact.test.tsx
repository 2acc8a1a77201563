import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './contact.css?raw'
import { contactExamples } from './contact.examples.ts'
import { contact } from './contact.ts'
import { Contact } from './contact.view.tsx'
import { contactWords } from './contact.words.ts'

conformingTemplate({ template: contact, View: Contact, words: contactWords, examples: contactExamples, styles })

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
  expect(drawn).toMatch(/<input id="s1-name"[^>]* required=""[^>]* name="name"/)
  expect(drawn).toMatch(/<input id="s1-email"[^>]* required=""[^>]* type="email" name="email"/)
  expect(drawn).toMatch(/<textarea id="s1-message"(?![^>]*required)/)
  for (const name of ['name', 'email', 'message']) expect(drawn).toContain(`<label for="s1-${name}">`)
})

test('[FORM-4] [FORM-6] the form posts to the site it stands on, with the hash of the site and a trap for programs', () => {
  const drawn = drawExample(contact, Contact, usual!, { site: { siteId: 'dar', siteHash: 'abc' } })
  expect(drawn).toContain('action="/api/v1/sites/form/contact/dar/?lang=ar" method="post"')
  expect(drawn).toContain('<input type="hidden" name="siteHash" value="abc"/>')
  expect(drawn).toContain('<input tabindex="-1" autoComplete="off" name="website"/>')
})

test('[FORM-1] [FORM-2] what is wrong is said in the language of the page, in the words of the specification', () => {
  const english = drawExample(contact, Contact, emptied!)
  expect(english).toContain('data-empty="This field cannot be empty" data-invalid="Please enter a valid email"')
  expect(english).toMatch(/<input id="s1-email"[^>]* aria-describedby="s1-email-fault"/)
  expect(drawExample(contact, Contact, usual!)).toContain('data-empty="لا يمكن ترك هذا الحقل فارغًا"')
})

test('[FORM-5] what does not get through is said with the phone number, where there is one', () => {
  expect(drawExample(contact, Contact, emptied!)).toContain('<a href="tel:02079460182" dir="ltr">020 7946 0182</a>')
  const silent = { ...emptied!, content: { ...emptied!.content, phone: '' } }
  expect(drawExample(contact, Contact, silent)).not.toContain('href="tel:')
})

test('[FORM-5] what stands there after sending is the owner’s, in words of ours where it is empty, and open on the canvas', () => {
  const own = drawExample(contact, Contact, usual!)
  expect(own).toMatch(/data-when="sent"[^>]* hidden="".*وصلتنا رسالتكم<\/p><p>نتصل بكم اليوم لتأكيد التفاصيل\.<\/p>/)
  expect(drawExample(contact, Contact, emptied!)).toContain('>Thank you for your message</p><p>It has arrived')
  const canvas = drawExample(contact, Contact, usual!, { isCanvas: true })
  expect(canvas).not.toMatch(/data-when="sent"[^>]* hidden/)
  for (const path of ['thanks/title', 'thanks/text']) expect(canvas).toContain(`data-field="${path}"`)
})

test('[EDIT-13] emptied placeholders fall back to words in the language of the page', () => {
  const drawn = drawExample(contact, Contact, emptied!)
  for (const words of ['Enter your name', 'Enter your email', 'Enter your message'])
    expect(drawn).toContain(`>${words}<`)
  expect(drawExample(contact, Contact, { ...emptied!, language: 'ar' })).toContain('>أدخل اسمك<')
})
