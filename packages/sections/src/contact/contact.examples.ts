import type { Example } from '../template.ts'

export const contactExamples: readonly Example[] = [
  {
    name: 'the hotel',
    language: 'ar',
    colorMode: 'EXTRALIGHT',
    content: {
      title: 'حدّثونا عن رحلتكم',
      paragraph: 'الحجز عن طريق فريق الدعم. اكتبوا لنا أو اتصلوا، ونعاود الاتصال بكم لتأكيد التفاصيل.',
      phoneTitle: 'الهاتف',
      phone: '+90 000 123 45 67',
      emailTitle: 'البريد الإلكتروني',
      email: 'salam@dar-alrumman.example',
      addressTitle: 'العنوان',
      address: 'شارع النافورة 12، البلدة القديمة، قرب المعبر الحدودي',
      placeholders: { name: 'الاسم', email: 'البريد الإلكتروني', message: 'كيف يمكننا مساعدتكم؟' },
      buttonText: 'أرسلوا رسالتكم',
      thanks: { title: 'وصلتنا رسالتكم', text: 'نتصل بكم اليوم لتأكيد التفاصيل.' },
    },
  },
  {
    name: 'longest',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      title: 'Reservierungsangelegenheiten, Veranstaltungsanfragen und alle übrigen Fragen zum Aufenthalt, 24/7',
      paragraph: 'Schreiben Sie uns oder rufen Sie an; wir melden uns noch am selben Tag. '.repeat(2).trim(),
      phoneTitle: 'Telefonische Erreichbarkeit, Tag und Nacht',
      phone: '+49 (0)30 123 456 789 0123',
      emailTitle: 'E-Mail-Adresse für Reservierungen',
      email: 'reservierungen-und-veranstaltungen@gasthaus-zum-alten-uebergang.example',
      addressTitle: 'Anschrift',
      address: 'Brunnenstraße 12, Altstadt, neben dem ehemaligen Zollgebäude am Übergang,\nHinterhaus',
      placeholders: {
        name: 'Vor- und Nachname, wie sie im Reisepass eingetragen sind',
        email: 'E-Mail-Adresse',
        message: 'Wann möchten Sie kommen, und wie viele sind Sie?',
      },
      buttonText: 'Nachricht an die Rezeption absenden',
      thanks: {
        title: 'Ihre Reservierungsangelegenheit liegt auf unserem Tisch',
        text: 'Wir rufen noch heute zurück; nachts meldet sich die Rezeption des Gasthauses. '.repeat(3).trim(),
      },
    },
  },
  {
    name: 'emptied placeholders',
    language: 'en',
    content: {
      title: 'Come in and say hello',
      phone: '020 7946 0182',
      email: 'hello@elmgrove.example',
      address: '41 Elm Street, Bristol',
    },
  },
]
