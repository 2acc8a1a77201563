import type { TemplateWords } from '../template-words.ts'
import type { countDown } from './count-down.ts'

export const countDownWords: TemplateWords<typeof countDown> = {
  ar: {
    name: 'عدّ تنازلي',
    search: 'عد تنازلي كم بقي أيام ساعات دقائق موعد انتظار افتتاح عرس إطلاق عدّاد',
    labels: { day: 'اليوم', hours: 'الساعة', overText: 'ما يقال بعد الموعد' },
    starts: {
      title: 'لم يبق الكثير',
      paragraph: 'نعدّ الأيام معكم.',
      overText: 'حان الموعد. أهلًا بكم.',
      buttons: [{ buttonText: 'خبّرونا أنكم قادمون' }],
    },
  },
  en: {
    name: 'Countdown',
    search: 'countdown timer days hours minutes left until opening launch wedding deadline date soon',
    labels: { day: 'Day', hours: 'Time', overText: 'What is said afterwards' },
    starts: {
      title: 'Not long now',
      paragraph: 'We are counting the days with you.',
      overText: 'Here we are. Welcome.',
      buttons: [{ buttonText: 'Tell us that you come' }],
    },
  },
  tr: {
    name: 'Geri sayım',
    search: 'geri sayım kalan gün saat dakika açılış düğün lansman son tarih sayaç yakında',
    labels: { day: 'Gün', hours: 'Saat', overText: 'Sonrasında söylenen' },
    starts: {
      title: 'Az kaldı',
      paragraph: 'Günleri sizinle sayıyoruz.',
      overText: 'İşte o gün. Hoş geldiniz.',
      buttons: [{ buttonText: 'Geleceğinizi haber verin' }],
    },
  },
  de: {
    name: 'Countdown zum Termin',
    search: 'Countdown Tage Stunden Minuten noch bis Eröffnung Start Hochzeit Frist Termin Uhr bald',
    labels: { day: 'Tag', hours: 'Uhrzeit', overText: 'Was danach gesagt wird' },
    starts: {
      title: 'Nicht mehr lange',
      paragraph: 'Wir zählen die Tage mit Ihnen.',
      overText: 'Es ist so weit. Willkommen.',
      buttons: [{ buttonText: 'Sagen Sie uns, dass Sie kommen' }],
    },
  },
  fr: {
    name: 'Compte à rebours',
    search: 'compte à rebours jours heures minutes reste ouverture lancement mariage échéance date bientôt',
    labels: { day: 'Jour', hours: 'Heure', overText: 'Ce qui est dit ensuite' },
    starts: {
      title: 'Plus très longtemps',
      paragraph: 'Nous comptons les jours avec vous.',
      overText: 'C’est le grand jour. Bienvenue.',
      buttons: [{ buttonText: 'Dites-nous que vous venez' }],
    },
  },
}
