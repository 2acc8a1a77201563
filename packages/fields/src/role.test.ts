import { expect, test } from 'vitest'
import { image } from './image.ts'
import { alignable, button, linked, nameOfRole, role, typedButton } from './role.ts'
import { number } from './simple.ts'
import { text } from './text.ts'

test('a role is found among the fields of a section, whatever the field is called', () => {
  const fields = { title: text(), behind: role('background', image()), sign: role('logo', image()) }
  expect(nameOfRole(fields, 'background')).toBe('behind')
  expect(nameOfRole(fields, 'logo')).toBe('sign')
  expect(nameOfRole(fields, 'heading')).toBeUndefined()
})

test('a text names what stands beside it, and each of them is what it is', () => {
  const aligned = alignable('title', text())
  expect(aligned.title.beside).toEqual({ alignment: 'titleAlignment' })
  expect(aligned.titleAlignment).toMatchObject({ kind: 'choice', role: 'alignment', isDesign: true })
  expect(aligned.titleAlignment.options).toEqual(['LEFT', 'RIGHT', 'CENTER'])
  expect(alignable('title', text(), 'side')).toMatchObject({ title: { beside: { alignment: 'side' } }, side: {} })
})

test('a text that leads somewhere has one line and its link beside it', () => {
  expect(linked('more', 'whither')).toMatchObject({
    more: { kind: 'text', hasLines: false, beside: { link: 'whither' } },
    whither: { kind: 'link' },
  })
  expect(linked('more', 'whither').more.role).toBeUndefined()
})

test('a button is a text with its link and, where there are several, with how loud it is', () => {
  expect(button('book', 'there').book).toMatchObject({ role: 'button', hasLines: false, beside: { link: 'there' } })
  const typed = typedButton('book', 'there', 'type')
  expect(typed.book).toMatchObject({ role: 'button', hasLines: false, beside: { link: 'there', type: 'type' } })
  expect(typed.type).toMatchObject({ role: 'button-type', isDesign: true })
  expect(typed.type.options).toEqual(['primary', 'secondary', 'tertiary'])
  expect(typed.there.kind).toBe('link')
})

test('a text may be aligned and be a button at once', () => {
  const both = alignable('book', button('book', 'there').book)
  expect(both.book.beside).toEqual({ link: 'there', alignment: 'bookAlignment' })
})

test('a role changes nothing else of its field', () => {
  const field = number({ min: 0, max: 9 })
  expect(role('dimming', field)).toEqual({ ...field, role: 'dimming' })
})
