import type { Example } from '../template.ts'

export const rsvpExamples: readonly Example[] = [
  {
    name: 'an invitation',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      title: 'تسرّنا دعوتكم',
      placeholders: { name: 'الاسم', email: 'البريد الإلكتروني', message: 'كلمة منكم، إن شئتم' },
      buttonText: 'أرسلوا ردّكم',
      thanks: { title: 'وصلنا ردّكم', text: 'نراكم في الساحة.' },
    },
  },
  {
    name: 'longest',
    language: 'de',
    colorMode: 'DARK',
    content: {
      title: 'Einladung zum Nachbarschaftsversammlungsabend im Innenhof 24',
      placeholders: {
        name: 'Vor- und Nachname, wie sie auf der Gästeliste stehen',
        email: 'E-Mail-Adresse für die Bestätigung',
        message: 'Unverträglichkeiten, Kinderstühle, Anreise?',
      },
      buttonText: 'Antwort verbindlich an uns absenden',
      thanks: { title: 'Ihre Antwort ist eingetragen', text: 'Änderungen bitte bis Freitag.' },
    },
  },
  { name: 'without words of its own', language: 'en', content: { title: 'You are invited' } },
]
