import type { TemplateWords } from '../template-words.ts'
import type { rsvp } from './rsvp.ts'

export const rsvpWords: TemplateWords<typeof rsvp> = {
  ar: {
    name: 'دعوة',
    search: 'مناسبة حفل زفاف دعوة رد حضور موعد تقويم زواج خطوبة عيد ميلاد ورشة دورة',
    starts: {
      title: 'تسرّنا دعوتكم',
      buttonText: 'أرسلوا ردّكم',
      thanks: { title: 'وصلنا ردّكم', text: 'شكرًا لأنكم أخبرتمونا.' },
    },
  },
  en: {
    name: 'Invitation',
    search: 'event invitation wedding party reply date calendar birthday engagement workshop opening save the attend',
    starts: {
      title: 'You are invited',
      buttonText: 'Send reply',
      thanks: { title: 'We have your reply', text: 'Thank you for letting us know.' },
    },
  },
  tr: {
    name: 'Davet',
    search: 'etkinlik davet düğün parti yanıt katılım takvim doğum günü nişan atölye açılış nikâh',
    starts: {
      title: 'Davetlisiniz',
      buttonText: 'Yanıtı gönderin',
      thanks: { title: 'Yanıtınızı aldık', text: 'Haber verdiğiniz için teşekkürler.' },
    },
  },
  de: {
    name: 'Einladung',
    search:
      'Veranstaltung Einladung Hochzeit Feier Antwort Termin Event kalender Geburtstag Verlobung Workshop Eröffnung Zusage Anmeldung',
    starts: {
      title: 'Sie sind eingeladen',
      buttonText: 'Antwort senden',
      thanks: { title: 'Ihre Antwort ist da', text: 'Danke, dass Sie uns Bescheid geben.' },
    },
  },
  fr: {
    name: 'Invitation',
    search:
      'événement invitation mariage fête réponse date calendrier anniversaire fiançailles atelier inauguration présence',
    starts: {
      title: 'Vous êtes invités',
      buttonText: 'Envoyer la réponse',
      thanks: { title: 'Votre réponse est arrivée', text: 'Merci de nous avoir prévenus.' },
    },
  },
}
