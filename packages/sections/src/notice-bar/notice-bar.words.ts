import type { TemplateWords } from '../template-words.ts'
import type { noticeBar } from './notice-bar.ts'

export const noticeBarWords: TemplateWords<typeof noticeBar> = {
  ar: {
    name: 'شريط إعلان',
    search: 'إعلان تنبيه خبر عاجل عرض مغلق عطلة ملاحظة أعلى الصفحة',
    labels: {
      notice: 'الإعلان',
      linkText: 'الرابط',
      from: 'أول يوم',
      until: 'آخر يوم',
      mayClose: 'للزوار أن يغلقوه',
      tone: 'النبرة',
    },
    choices: { tone: { NOTE: 'خبر', OFFER: 'عرض', URGENT: 'عاجل' } },
    starts: { notice: 'يوم الجمعة نفتح بعد الصلاة.', linkText: 'المواعيد' },
  },
  en: {
    name: 'Announcement bar',
    search: 'announcement notice banner news closed holiday offer alert urgent top popup message',
    labels: {
      notice: 'Announcement',
      linkText: 'Link',
      from: 'First day',
      until: 'Last day',
      mayClose: 'Visitors may close it',
      tone: 'Tone',
    },
    choices: { tone: { NOTE: 'Note', OFFER: 'Offer', URGENT: 'Urgent' } },
    starts: { notice: 'On Friday we open in the afternoon.', linkText: 'Opening hours' },
  },
  tr: {
    name: 'Duyuru çubuğu',
    search: 'duyuru haber kapalı tatil teklif uyarı acil üst mesaj',
    labels: {
      notice: 'Duyuru',
      linkText: 'Bağlantı',
      from: 'İlk gün',
      until: 'Son gün',
      mayClose: 'Ziyaretçiler kapatabilir',
      tone: 'Ton',
    },
    choices: { tone: { NOTE: 'Haber', OFFER: 'Teklif', URGENT: 'Acil' } },
    starts: { notice: 'Cuma günü öğleden sonra açıyoruz.', linkText: 'Saatler' },
  },
  de: {
    name: 'Ankündigung',
    search: 'Hinweis Banner Meldung geschlossen Feiertag Angebot Warnung dringend oben Nachricht',
    labels: {
      notice: 'Ankündigung',
      linkText: 'Link',
      from: 'Erster Tag',
      until: 'Letzter Tag',
      mayClose: 'Besucher dürfen sie schließen',
      tone: 'Ton',
    },
    choices: { tone: { NOTE: 'Hinweis', OFFER: 'Angebot', URGENT: 'Dringend' } },
    starts: { notice: 'Am Freitag öffnen wir erst am Nachmittag.', linkText: 'Öffnungszeiten' },
  },
  fr: {
    name: 'Bandeau d’annonce',
    search: 'annonce bandeau message fermé vacances offre alerte urgent haut',
    labels: {
      notice: 'Annonce',
      linkText: 'Lien',
      from: 'Premier jour',
      until: 'Dernier jour',
      mayClose: 'Les visiteurs peuvent le fermer',
      tone: 'Ton',
    },
    choices: { tone: { NOTE: 'Information', OFFER: 'Offre', URGENT: 'Urgence' } },
    starts: { notice: 'Vendredi, nous ouvrons l’après-midi.', linkText: 'Horaires' },
  },
}
