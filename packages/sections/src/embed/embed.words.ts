import type { TemplateWords } from '../template-words.ts'
import type { embed } from './embed.ts'

export const embedWords: TemplateWords<typeof embed> = {
  ar: {
    name: 'محتوى من خدمة أخرى',
    search:
      'تضمين إطار حجز موعد تقويم نموذج تقييمات منشور إنستغرام فيسبوك تيك توك سبوتيفاي كالندلي كود رمز موسيقى بودكاست',
    labels: { frameUrl: 'العنوان، أو رمز التضمين من الخدمة', shape: 'شكل الإطار' },
    choices: { shape: { AUTO: 'كما يناسب الخدمة', WIDE: 'عريض', SQUARE: 'مربع', TALL: 'طولي', HIGH: 'عالٍ، لما يُملأ' } },
    starts: { title: 'احجزوا من هنا', paragraph: 'يظهر ما تختارونه في هذه الصفحة نفسها.' },
  },
  en: {
    name: 'From another service',
    search:
      'embed iframe widget booking appointment calendar form reviews post social instagram facebook tiktok spotify calendly code music podcast',
    labels: { frameUrl: 'Address, or the code the service gives out', shape: 'Shape of the frame' },
    choices: {
      shape: {
        AUTO: 'As the service needs it',
        WIDE: 'Wide',
        SQUARE: 'Square',
        TALL: 'Upright',
        HIGH: 'High, for what is filled in',
      },
    },
    starts: { title: 'Book here', paragraph: 'All of it happens on this page.' },
  },
  tr: {
    name: 'Başka bir hizmetten',
    search:
      'gömme çerçeve iframe rezervasyon randevu takvim form yorumlar gönderi instagram facebook tiktok spotify calendly kod müzik podcast',
    labels: { frameUrl: 'Adres ya da hizmetin verdiği kod', shape: 'Çerçevenin biçimi' },
    choices: {
      shape: { AUTO: 'Hizmete göre', WIDE: 'Geniş', SQUARE: 'Kare', TALL: 'Dikey', HIGH: 'Yüksek, doldurulanlar için' },
    },
    starts: { title: 'Buradan ayırtın', paragraph: 'Hepsi bu sayfada olur.' },
  },
  de: {
    name: 'Von einem anderen Dienst',
    search:
      'einbetten Embed iframe Widget Buchung Termin Kalender Formular Bewertungen Beitrag Instagram Facebook TikTok Spotify Calendly Code Musik Podcast',
    labels: { frameUrl: 'Adresse oder der Code des Dienstes', shape: 'Form des Rahmens' },
    choices: {
      shape: {
        AUTO: 'Wie es der Dienst braucht',
        WIDE: 'Breit',
        SQUARE: 'Quadratisch',
        TALL: 'Hochkant',
        HIGH: 'Hoch, zum Ausfüllen',
      },
    },
    starts: { title: 'Hier buchen', paragraph: 'Alles geschieht auf dieser Seite.' },
  },
  fr: {
    name: 'D’un autre service',
    search:
      'intégrer embed iframe widget réservation rendez-vous calendrier formulaire avis publication Instagram Facebook TikTok Spotify Calendly code musique podcast',
    labels: { frameUrl: 'Adresse, ou le code que donne le service', shape: 'Forme du cadre' },
    choices: {
      shape: {
        AUTO: 'Selon le service',
        WIDE: 'Large',
        SQUARE: 'Carré',
        TALL: 'Vertical',
        HIGH: 'Haut, pour ce qui se remplit',
      },
    },
    starts: { title: 'Réservez ici', paragraph: 'Tout se passe sur cette page.' },
  },
}
