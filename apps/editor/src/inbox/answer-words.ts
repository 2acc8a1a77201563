import { type PartWords, sayPart, type UiLanguage } from '../words/words.ts'

const en = {
  booking: 'Booking request',
  appointment: 'Appointment request',
  adults: 'Adults',
  children: 'Children',
  nights: 'Nights',
  yes: 'Yes',
  call: 'Call',
  whatsapp: 'WhatsApp',
  calendarFile: 'Calendar file',
}

const words: PartWords<typeof en> = {
  en,
  ar: {
    booking: 'طلب حجز',
    appointment: 'طلب موعد',
    adults: 'بالغون',
    children: 'أطفال',
    nights: 'الليالي',
    yes: 'نعم',
    call: 'اتصال',
    whatsapp: 'واتساب',
    calendarFile: 'ملف تقويم',
  },
  tr: {
    booking: 'Rezervasyon isteği',
    appointment: 'Randevu isteği',
    adults: 'Yetişkin',
    children: 'Çocuk',
    nights: 'Gece',
    yes: 'Evet',
    call: 'Ara',
    whatsapp: 'WhatsApp',
    calendarFile: 'Takvim dosyası',
  },
  de: {
    booking: 'Buchungsanfrage',
    appointment: 'Terminanfrage',
    adults: 'Erwachsene',
    children: 'Kinder',
    nights: 'Nächte',
    yes: 'Ja',
    call: 'Anrufen',
    whatsapp: 'WhatsApp',
    calendarFile: 'Kalenderdatei',
  },
  fr: {
    booking: 'Demande de réservation',
    appointment: 'Demande de rendez-vous',
    adults: 'Adultes',
    children: 'Enfants',
    nights: 'Nuits',
    yes: 'Oui',
    call: 'Appeler',
    whatsapp: 'WhatsApp',
    calendarFile: 'Fichier d’agenda',
  },
}

/** What the inbox says of answers to the questions of a form. */
export const answerWords = (language: UiLanguage) => sayPart(words, language)
