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
  download: 'Download',
  fromStranger: 'Sent by a visitor. What it is was checked, viruses were not: open what you expect.',
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
    download: 'تنزيل',
    fromStranger: 'أرسلها زائر. تحققنا من نوعها لا من خلوها من الفيروسات: افتح ما تتوقعه.',
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
    download: 'İndir',
    fromStranger: 'Bir ziyaretçi gönderdi. Türü denetlendi, virüs taraması yapılmadı: beklediğiniz dosyayı açın.',
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
    download: 'Herunterladen',
    fromStranger: 'Von einem Besucher geschickt. Geprüft ist die Art, nicht auf Viren: Öffnen Sie, was Sie erwarten.',
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
    download: 'Télécharger',
    fromStranger: 'Envoyé par un visiteur. Le type a été vérifié, pas les virus : n’ouvrez que ce que vous attendez.',
  },
}

/** What the inbox says of answers to the questions of a form. */
export const answerWords = (language: UiLanguage) => sayPart(words, language)
