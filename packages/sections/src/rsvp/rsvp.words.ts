import type { TemplateWords } from '../template-words.ts'
import type { rsvp } from './rsvp.ts'

export const rsvpWords: TemplateWords<typeof rsvp> = {
  ar: {
    name: 'دعوة',
    search: 'مناسبة حفل زفاف دعوة رد حضور موعد تقويم',
    starts: {
      title: 'تسرّنا دعوتكم',
      buttonText: 'أرسلوا ردّكم',
    },
  },
  en: {
    name: 'Invitation',
    search: 'event invitation wedding party reply date calendar',
    starts: {
      title: 'You are invited',
      buttonText: 'Send reply',
    },
  },
  tr: {
    name: 'Davet',
    search: 'etkinlik davet düğün parti yanıt katılım takvim',
    starts: {
      title: 'Davetlisiniz',
      buttonText: 'Yanıtı gönderin',
    },
  },
  de: {
    name: 'Einladung',
    search: 'Veranstaltung Einladung Hochzeit Feier Antwort Termin Event kalender',
    starts: {
      title: 'Sie sind eingeladen',
      buttonText: 'Antwort senden',
    },
  },
  fr: {
    name: 'Invitation',
    search: 'événement invitation mariage fête réponse date calendrier',
    starts: {
      title: 'Vous êtes invités',
      buttonText: 'Envoyer la réponse',
    },
  },
}
