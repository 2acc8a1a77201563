// @vitest-environment jsdom
import type { ListedMessage, MailboxAnswer, Thread } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Server } from '../server/server.ts'
import { UI_LANGUAGES, type UiLanguage } from '../words/words.ts'
import { arrivingWords } from './arriving-words.ts'
import { Inbox } from './inbox.view.tsx'

let root: Root
let page: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
})

afterEach(() => {
  act(() => root.unmount())
  page.remove()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const text = () => (page.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')
const buttons = (name: string) =>
  [...page.querySelectorAll('button')].filter(
    (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '') === name,
  )
const button = (name: string) => buttons(name)[0]
const passed = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const settled = () => act(async () => void (await new Promise((resolve) => setImmediate(resolve))))
const press = async (name: string) => {
  act(() => button(name)?.click())
  await settled()
}

const message = (more: Partial<ListedMessage> = {}): ListedMessage => ({
  ...{
    id: 'm1',
    kind: 'contact',
    folder: 'inbox',
    name: 'Layla',
    email: 'layla@gmial.com',
    text: 'A room?',
    answers: [],
  },
  ...{ event: null, attending: null, guests: null, language: 'en', isCookieAccepted: null, isRead: true },
  ...{ at: '2026-11-26T10:00:00Z', notice: null, answeredBy: null, note: '', ...more },
})

const sent = { state: 'sent', to: 'inn@example.com', at: '2026-11-26T10:01:00Z', attempts: 1, said: '' } as const
const refused = { ...sent, state: 'bounced', said: '550 mailbox full' } as const
const quiet: Thread = {
  ...{ notice: null, receipt: null, replies: [], canReply: 'yes', replyTo: 'inn@example.com', keptUntil: null },
  mailbox: 'confirmed',
}

interface Played {
  readonly messages?: readonly ListedMessage[]
  readonly thread?: Thread
  readonly mailbox?: MailboxAnswer
  readonly answers?: Answers
}

interface Answers {
  readonly [asked: string]: (body: Record<string, unknown>) => unknown
}

/** A server that answers as one does, and notes what it was asked. */
function played({ messages = [], thread = quiet, mailbox = { email: '', state: 'none' }, answers: others }: Played) {
  const asked: string[] = []
  const kept = [...messages]
  const answers: Answers = {
    'GET /sites/:id/mailbox': () => mailbox,
    'PUT /sites/:id/mailbox': ({ email }) => ({ email, state: 'waiting' }),
    'GET /sites/:id/messages/:message/mails': () => thread,
    'POST /sites/:id/messages/:message/replies': () => thread,
    'POST /sites/:id/messages/:message/spam': () => ({ also: [], words: ['seo-offers.example', 'rank'] }),
    'GET /sites/:id/messages/:message/spam-words': () => ({ words: ['seo-offers.example', 'rank'] }),
    'POST /sites/:id/messages/:message/spam-words': ({ word, isUndo }) => ({
      words: ['seo-offers.example', 'rank'].filter((one) => isUndo || one !== word),
    }),
    'POST /sites/:id/test-enquiries': () => {
      kept.push(message({ id: 'test', kind: 'test', name: 'Test enquiry' }))
      return { id: 'test' }
    },
    ...others,
  }
  const counts = {
    inbox: { total: kept.length, unread: 0 },
    done: { total: 0, unread: 0 },
    spam: { total: 0, unread: 0 },
  }
  /** What is asked again and again is not noted. */
  const often: Answers = {
    'GET /sites/:id/messages': () => ({ items: [...kept], totalCount: kept.length }),
    'GET /sites/:id/messages/counts': () => counts,
    'PATCH /sites/:id/messages/:message': () => true,
  }
  const client = {
    ask: async (what: string, { body = {} }: { body?: Record<string, unknown> } = {}) => {
      const usual = often[what]
      if (usual) return usual(body)
      asked.push(`${what} ${JSON.stringify(body)}`)
      return answers[what]?.(body)
    },
  }
  const server = { client, site: 'hotel' }
  return { server: server as unknown as Server, asked }
}

async function show(of: Played, language: UiLanguage = 'en') {
  const { server, asked } = played(of)
  act(() => root.render(<Inbox server={server} language={language} eventName={(id) => id} />))
  await passed(1)
  return asked
}

const emailField = () => page.querySelector<HTMLInputElement>('input[type="email"]')!
const type = (value: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(emailField(), value)
    emailField().dispatchEvent(new Event('input', { bubbles: true }))
  })

const open = async () => {
  act(() => page.querySelector<HTMLElement>('ul button')?.click())
  await settled()
}

test('an empty inbox says where enquiries arrive, and a test that is sent there is shown with its mail', async () => {
  await show({ mailbox: { email: 'lina@example.com', state: 'confirmed' }, thread: { ...quiet, notice: sent } })
  expect(text()).toContain('They arrive here and at lina@example.com.')
  expect(buttons('Send a test enquiry')).toHaveLength(1)
  await press('Send a test enquiry')
  await settled()
  expect(page.querySelector('h2')?.textContent).toBe('Test enquiry')
  expect(text()).toContain('Mailed to inn@example.com')
  expect(text()).toContain('It counts nowhere and is erased after a week.')
  expect(button('This is spam')).toBe(undefined)
  expect(page.querySelector('textarea')).toBe(null)
})

const nowhere: Thread = { ...quiet, canReply: 'no-mailbox', replyTo: '', mailbox: 'waiting' }

test('a test that the server refuses says why', async () => {
  const refusal = { status: 429, code: 'rate-limited', message: 'Please wait a minute.' }
  await show({ answers: { 'POST /sites/:id/test-enquiries': () => Promise.reject(new RequestError(refusal)) } })
  await press('Send a test enquiry')
  expect(page.querySelector('[role="alert"]')?.textContent).toBe('Please wait a minute.')
})

test.each(['contact', 'test'] as const)('where mails are turned off a message (%s) says so', async (kind) => {
  await show({ messages: [message({ kind })], thread: { ...quiet, mailbox: 'muted' } })
  await open()
  expect(text()).toContain('who signs in by the address for enquiries has turned those mails off')
  expect(text()).not.toContain('has agreed yet')
})

test('a test that was not mailed says why, and leads to an address that takes mail', async () => {
  await show({ messages: [message({ kind: 'test' })], thread: nowhere })
  await open()
  expect(text()).toContain('nobody at the address for enquiries has agreed yet')
  expect(button('Use another address')).toBeDefined()
})

test('where mail is refused another address is used, and a slip of the finger in it is noticed', async () => {
  const asked = await show({ messages: [message({ notice: refused })], thread: { ...quiet, notice: refused } })
  await open()
  await press('Use another address')
  const field = emailField()
  type('lina@gmial.com')
  expect(text()).toContain('Did you mean lina@gmail.com?')
  await press('lina@gmail.com')
  expect(field.value).toBe('lina@gmail.com')
  expect(text()).not.toContain('Did you mean')
  await press('Use this address')
  expect(asked).toContain('PUT /sites/:id/mailbox {"email":"lina@gmail.com"}')
  expect(text()).toContain('A mail to lina@gmail.com asks whether somebody there agrees.')
})

test.each([
  ['confirmed', 'Enquiries are mailed to desk@example.com from now on.'],
  ['muted', 'desk@example.com is the address for enquiries now. Who signs in by it has turned these mails off'],
  ['unmailed', 'desk@example.com is the address for enquiries now. No mail is sent from here'],
])('what becomes of another address is said as it is: %s', async (state, sentence) => {
  const answers = { 'PUT /sites/:id/mailbox': () => ({ email: 'desk@example.com', state }) }
  await show({ messages: [message()], thread: nowhere, answers })
  await open()
  await press('Use another address')
  type('desk@example.com')
  await press('Use this address')
  expect(text()).toContain(sentence)
  expect(document.activeElement?.textContent).toContain('desk@example.com')
})

test('another address is asked for once, whoever presses twice, and the focus goes along', async () => {
  const answers = { 'PUT /sites/:id/mailbox': () => new Promise(() => {}) }
  const asked = await show({ messages: [message()], thread: nowhere, answers })
  await open()
  await press('Use another address')
  expect(document.activeElement).toBe(emailField())
  await press('Cancel')
  expect(document.activeElement).toBe(button('Use another address'))
  await press('Use another address')
  type('desk@example.com')
  await press('Use this address')
  await press('Use this address')
  expect(asked.filter((one) => one.startsWith('PUT'))).toHaveLength(1)
})

test('an answer to a mistyped address that was not sent is corrected and sent', async () => {
  const reply = { id: 'r1', text: 'Yes.', language: 'en', author: 'lina@example.com', at: sent.at, mail: refused }
  const asked = await show({ messages: [message()], thread: { ...quiet, replies: [reply] } })
  await open()
  expect(text()).toContain('Is it layla@gmail.com?')
  await press('Correct and send')
  const posted = asked.find((one) => one.includes('/replies'))
  expect(posted).toContain('"text":"Yes."')
  expect(posted).toContain('"isCorrected":true')
})

test('what spam was learnt by is shown, and a word is taken back and counted again', async () => {
  const asked = await show({ messages: [message({ text: 'We rank you: seo-offers.example' })] })
  await open()
  await press('This is spam')
  expect(text()).toContain('Moved to spam')
  act(() => button('“rank” is no sign of spam')?.focus())
  await press('“rank” is no sign of spam')
  expect(asked.at(-1)).toBe('POST /sites/:id/messages/:message/spam-words {"word":"rank","isUndo":false}')
  expect(text()).toContain('“rank” counts no more.')
  expect(button('“rank” is no sign of spam')).toBe(undefined)
  const [, undo] = [...page.querySelectorAll<HTMLElement>('button')].filter((one) => one.textContent === 'Undo')
  expect(document.activeElement).toBe(undo)
  act(() => undo?.click())
  await settled()
  expect(button('“rank” is no sign of spam')).toBeDefined()
  expect(document.activeElement?.closest('li')).not.toBe(null)
})

test('a word that could not be taken back says so', async () => {
  const answers = {
    'POST /sites/:id/messages/:message/spam-words': () => Promise.reject(new TypeError('fetch failed')),
  }
  await show({ messages: [message({ folder: 'spam' })], answers })
  await open()
  await press('“rank” is no sign of spam')
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('That could not be done.')
})

test('what is told leaves by itself, also where the one before went under the pointer', async () => {
  await show({ messages: [message()] })
  await open()
  await press('This is spam')
  const told = () => page.querySelector('[role="status"] [role="group"]')
  act(() => void told()?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
  await passed(20_000)
  expect(told()).not.toBe(null)
  await press('Undo')
  expect(told()).toBe(null)
  await press('This is spam')
  expect(told()).not.toBe(null)
  await passed(8000)
  expect(told()).toBe(null)
})

test('what is told stays while somebody has the focus in it, wherever the pointer goes', async () => {
  await show({ messages: [message()] })
  await open()
  await press('This is spam')
  const told = () => page.querySelector('[role="status"] [role="group"]')
  act(() => button('Undo')?.focus())
  for (const type of ['mouseover', 'mouseout'])
    act(() => void told()?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body })))
  await passed(20_000)
  expect(told()).not.toBe(null)
})

test.each(UI_LANGUAGES)('in %s every sentence about arriving has its gaps filled', async (language) => {
  await show(
    { messages: [message({ folder: 'spam', notice: refused })], thread: { ...quiet, notice: refused } },
    language,
  )
  await open()
  expect(text()).not.toMatch(/\{\w+\}/)
  expect(text()).toContain(arrivingWords[language].otherAddress)
  expect(text()).toContain(arrivingWords[language].speaking)
})

test('[FORM-6] what is done goes to its folder without a question, and Undo brings it back', async () => {
  await show({ messages: [message(), message({ id: 'm2', name: 'Omar' })] })
  await open()
  await press('Mark as done')
  expect(text()).toContain('Moved to Done')
  expect(page.querySelector('h2')?.textContent).toBe('Omar')
  await press('Undo')
  expect(page.querySelector('h2')?.textContent).toBe('Layla')
  expect(button('Back to the inbox')).toBe(undefined)
})

test('[FORM-6] the address says which message is open, also one that the list does not hold', async () => {
  history.replaceState(null, '', '/?folder=spam&message=far')
  const far = message({ id: 'far', name: 'Far away', folder: 'done' })
  await show({ messages: [message()], answers: { 'GET /sites/:id/messages/:message': () => far } })
  await settled()
  expect(page.querySelector('h2')?.textContent).toBe('Far away')
  await open()
  expect(location.search).toBe('?folder=spam&message=m1')
})

test('[FORM-6] a message that is not there any more is said to be gone, and the list is one press away', async () => {
  history.replaceState(null, '', '/?message=old')
  const refusal = new RequestError({ status: 404, code: 'message-missing', message: 'x' })
  await show({ messages: [message()], answers: { 'GET /sites/:id/messages/:message': () => Promise.reject(refusal) } })
  await settled()
  expect(text()).toContain('This message is no longer here.')
  await press('Back to the list')
  expect(location.search).toBe('')
})

const noteField = () => page.querySelector<HTMLTextAreaElement>('#message-note')!
const noteDown = (value: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(noteField(), value)
    noteField().dispatchEvent(new Event('input', { bubbles: true }))
  })

test('[FORM-6] a note is stored when nobody types any more, and where that failed it stays in its field', async () => {
  let isAway = true
  const put = ({ note }: Record<string, unknown>) => (isAway ? Promise.reject(new Error('away')) : { note })
  await show({ messages: [message()], answers: { 'PUT /sites/:id/messages/:message/note': put } })
  await open()
  noteDown('Called back.')
  await passed(1001)
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('The note could not be saved.')
  expect(noteField().value).toBe('Called back.')
  isAway = false
  await press('Try again')
  expect(text()).toContain('Note saved')
})

test('[FORM-6] who notes something while somebody else did reads both, and decides', async () => {
  const refusal = new RequestError({ status: 409, code: 'note-changed', message: 'Somebody else was faster.' })
  let stored = 'Wrote back.'
  const asked = await show({
    messages: [message({ id: 'two' })],
    answers: {
      'GET /sites/:id/messages/:message': () => message({ id: 'two', note: stored }),
      'PUT /sites/:id/messages/:message/note': ({ note, before }) => {
        if (before !== stored) return Promise.reject(refusal)
        stored = String(note)
        return { note }
      },
    },
  })
  await open()
  noteDown('Called back.')
  await passed(1001)
  expect(page.querySelector('[role="alert"]')).not.toBe(null)
  expect(text()).toContain('Theirs: Wrote back.')
  await press('Keep mine')
  expect(stored).toBe('Called back.')
  expect(asked.at(-1)).toContain('"before":"Wrote back."')
  expect(text()).toContain('Note saved')
})
