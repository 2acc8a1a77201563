import { describe, expect, test } from 'vitest'
import { composeInvitation } from './invitation-mail.ts'

const ADDRESS = 'https://app.example.com/edit/inn/?authHash=x'

describe.each(['en', 'ar', 'tr', 'de', 'fr'])('[U4] an invitation in %s', (language) => {
  const mailOf = (siteName: string) =>
    composeInvitation({ to: 'salma@example.com', siteName, host: 'inn.example.org', address: ADDRESS, language })

  test.each([
    ['Haus am See', 'Haus am See'],
    ['St. Pauli & Söhne', 'St. Pauli & Söhne'],
    ['Win https://evil.example/now', 'Win'],
    ['Win www.evil.example', 'Win'],
    ['Win evil.example, now', 'Win now'],
    ['Win evil。example evil．example', 'Win'],
    ['Win evil.\u200bexample evil\u00ad.example', 'Win'],
    ['Win me@evil.example mailto:me@evil', 'Win'],
    ['Win http://3232235777/x', 'Win'],
    ['Win\u202e now\r\nBcc: all', 'Win now Bcc: all'],
  ])('names the site %j without what could be opened, beside its host', (name, words) => {
    const { subject, text } = mailOf(name)
    expect(text).toContain(`${words} (inn.example.org)`)
    expect(text.replace(ADDRESS, '')).not.toMatch(/evil|\/\/|\u202e/)
    expect(subject).toBe(mailOf('Another').subject)
  })

  test('names who invites without what could be opened, and nobody where they have no name', () => {
    const facts = { to: 'salma@example.com', siteName: 'Inn', host: 'inn.example.org', address: ADDRESS, language }
    const [named, none] = [composeInvitation({ ...facts, giver: 'Lina evil.example' }), composeInvitation(facts)]
    expect(named.text.split('\n\n')).toHaveLength(none.text.split('\n\n').length + 1)
    expect(named.text).toContain('Lina')
    expect(named.text).not.toContain('evil')
  })

  test('cuts a long name, and without one says the host', () => {
    expect(mailOf('ab'.repeat(100)).text).toMatch(/(?<!b)(ab){30}… \(inn\.example\.org\)/)
    expect(mailOf('ab'.repeat(30)).text).toMatch(/(?<!b)(ab){30} \(inn\.example\.org\)/)
    expect(mailOf('evil.example').text).toMatch(/(?<!\()inn\.example\.org(?!\))/)
  })
})
