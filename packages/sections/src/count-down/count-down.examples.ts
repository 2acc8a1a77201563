import type { Example } from '../template.ts'

export const countDownExamples: readonly Example[] = [
  {
    name: 'a wedding',
    language: 'ar',
    colorMode: 'EXTRALIGHT',
    content: {
      title: 'ليلى وسامر، في الباحة',
      paragraph: 'نستقبلكم من السابعة مساءً. أخبرونا إن كنتم ستحضرون.',
      day: '2027-05-14',
      hours: '19:00',
      overText: 'شكرًا لكل من كان معنا.',
      buttons: [{ id: 'b1', buttonText: 'أخبرونا', buttonUrl: '/contact', type: 'primary' }],
    },
  },
  {
    name: 'a course begins',
    language: 'en',
    colorMode: 'LIGHT',
    content: { title: 'The spring course begins', day: '2027-03-01', buttons: [] },
  },
  {
    name: 'the longest',
    language: 'de',
    colorMode: 'DARK',
    content: {
      title: 'Donaudampfschifffahrtsgesellschaftsjubiläum und Veranstaltungsraumeinweihung',
      paragraph: 'Umsatzsteueridentifikationsnummernauskünfte erteilen wir ausschließlich donnerstags. '
        .repeat(3)
        .trim(),
      day: '2029-09-30',
      hours: '06:30–09:45, 11:15–14:45, 17:30–02:15',
      overText:
        'Veranstaltungsraumreservierungsbestätigungen werden nicht mehr versandt; wir bedanken uns bei allen, die dabei gewesen sind, und sehen uns wieder.',
      buttons: [
        { id: 'b1', buttonText: 'Veranstaltungsraumreservierung', buttonUrl: '/', type: null },
        { id: 'b2', buttonText: 'Anfahrtsbeschreibung', buttonUrl: '/', type: null },
      ],
    },
  },
]
