import type { Answer } from '@mimar/contract'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const stay: Answer = { question: 'q', label: 'When?', kind: 'STAY', from: '2027-03-05', until: '2027-03-08' }
const day: Answer = { question: 'q', label: 'Day', kind: 'DAY', value: '2027-03-05' }
const time: Answer = { question: 't', label: 'Time', kind: 'TIME', value: '10:15' }

const file = (answers: readonly Answer[], title = 'Inn', text = '') =>
  calendarFile({ message: { id: 'm1', at: '2026-11-26T10:20:30.500Z', answers }, title, text, host: 'inn.example' })

test('[FORM-8] a stay is whole days, and ends on the day of departure', () => {
  expect(file([stay])).toBe(
    [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Mimar//Requests//EN', 'BEGIN:VEVENT', 'UID:m1@inn.example'],
      ...['DTSTAMP:20261126T102030Z', 'DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270308', 'SUMMARY:Inn'],
      ...['STATUS:TENTATIVE', 'END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n'),
  )
})

test('[FORM-8] an appointment is at the time of the place, or a whole day; what asks for no day is no file', () => {
  expect(file([time, day])).toContain('\r\nDTSTART:20270305T101500\r\n')
  expect(file([day, { ...time, value: '01:30', date: '2027-03-06' }])).toContain('\r\nDTSTART:20270306T013000\r\n')
  expect(file([day])).toContain('\r\nDTSTART;VALUE=DATE:20270305\r\n')
  expect(file([time])).toBeUndefined()
  expect(file([])).toBeUndefined()
})

test('[FORM-8] what was typed ends no line and begins no property', () => {
  const made = file([stay], 'Inn; "A", B\\C', 'One\r\nDTSTART:19990101\u2028two\u0007')
  expect(made).toContain('\r\nSUMMARY:Inn\\; "A"\\, B\\\\C\r\n')
  expect(made).toContain('\r\nDESCRIPTION:One\\nDTSTART:19990101\\ntwo \r\n')
  expect(made?.match(/^DTSTART/gm)).toHaveLength(1)
})

test('[FORM-8] lines are at most 75 bytes long, and no letter is cut', () => {
  const text = 'غرفة مزدوجة 👩‍👩‍👧 '.repeat(20)
  const made = file([stay], text) ?? ''
  for (const line of made.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(made.replaceAll('\r\n ', '')).toContain(`SUMMARY:${text}`)
  expect(made).not.toContain('\uFFFD')
})
