import type { SiteRight } from '@mimar/contract'
import { expect, test } from 'vitest'
import { hasRight, isOpenTo, mayWrite } from './rights.ts'
import type { EditorState, Opened } from './state.ts'

function openedFor(rights: readonly SiteRight[], guest?: { readonly translates: string | null }): Opened {
  return { facts: { account: { rights, guest } } } as unknown as Opened
}
const dialog = (kind: string) => ({ dialog: { kind } }) as Partial<EditorState>
const panel = { panel: 'pages' } as unknown as Partial<EditorState>

const reader = openedFor(['read-site'])
const writer = openedFor(['read-site', 'edit-site'])
const designer = openedFor(['read-site', 'edit-site', 'design-site'])
const publisher = openedFor(['read-site', 'edit-site', 'publish-site'])

test('[U4] nobody may do anything before a site is open, and then what their rights say', () => {
  expect(hasRight(null, 'read-site')).toBe(false)
  expect(hasRight(writer, 'edit-site')).toBe(true)
  expect(hasRight(writer, 'design-site')).toBe(false)
})

test('[U4] who translates writes in one language, all others in every one', () => {
  expect(mayWrite(writer, 'tr')).toBe(true)
  const guest = openedFor(['read-site'], { translates: 'tr' })
  expect([mayWrite(guest, 'tr'), mayWrite(guest, 'ar')]).toEqual([true, false])
  expect(mayWrite(openedFor(['edit-site'], { translates: null }), 'ar')).toBe(true)
})

test.each([
  ...['settings', 'picker', 'new-page', 'remove-page'].map((kind) => [kind, [false, false, true, false]] as const),
  ...['publish', 'share', 'history', 'schedule'].map((kind) => [kind, [false, false, false, true]] as const),
  ...['translate', 'preview', 'help'].map((kind) => [kind, [true, true, true, true]] as const),
  ['library', [false, true, true, true]] as const,
])('[U4] the dialog "%s" is open to reader, writer, designer, publisher: %j', (kind, open) => {
  expect([reader, writer, designer, publisher].map((one) => isOpenTo(one, dialog(kind)))).toEqual(open)
})

test('[U4] panels are design, and a panel with a dialog needs the rights of both', () => {
  expect([isOpenTo(writer, panel), isOpenTo(designer, panel)]).toEqual([false, true])
  expect([isOpenTo(designer, { ...panel, ...dialog('publish') }), isOpenTo(reader, {})]).toEqual([false, true])
})
