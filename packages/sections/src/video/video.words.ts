import type { TemplateWords } from '../template-words.ts'
import type { video } from './video.ts'

export const videoWords: TemplateWords<typeof video> = {
  ar: {
    name: 'فيديو',
    search: 'فيديو مقطع فيلم يوتيوب فيميو جولة مشاهدة تشغيل تسجيل مرئي شورتس',
    labels: {
      videoUrl: 'عنوان الفيديو في يوتيوب أو فيميو',
      film: 'فيديو من عندكم',
      captions: 'الترجمة المصاحبة',
      duration: 'المدة، مثل 2:04',
      transcript: 'نص الفيديو',
      shape: 'شكل الإطار',
      publishedOn: 'متى نُشر الفيديو (لمحركات البحث)',
    },
    choices: { shape: { AUTO: 'كما هو الفيديو', WIDE: 'عريض (16:9)', CLASSIC: 'كلاسيكي (4:3)', TALL: 'طولي (9:16)' } },
    starts: {
      title: 'شاهدوا كيف نعمل',
      paragraph: 'دقيقتان تكفيان لتعرفونا.',
    },
  },
  en: {
    name: 'Video',
    search: 'video film clip movie youtube vimeo tour watch play recording shorts trailer',
    labels: {
      videoUrl: 'Address of the video, on YouTube or Vimeo',
      film: 'A video file of your own',
      captions: 'Captions',
      duration: 'Length, such as 2:04',
      transcript: 'What is said in the video',
      shape: 'Shape of the frame',
      publishedOn: 'When the video was published (for search engines)',
    },
    choices: {
      shape: { AUTO: 'As the video is', WIDE: 'Wide (16:9)', CLASSIC: 'Classic (4:3)', TALL: 'Upright (9:16)' },
    },
    starts: {
      title: 'See how we work',
      paragraph: 'Two minutes are enough to get to know us.',
    },
  },
  tr: {
    name: 'Video',
    search: 'video film klip youtube vimeo tur izle oynat kayıt shorts tanıtım',
    labels: {
      videoUrl: 'Videonun YouTube veya Vimeo adresi',
      film: 'Kendi video dosyanız',
      captions: 'Altyazı',
      duration: 'Süresi, örneğin 2:04',
      transcript: 'Videoda söylenenler',
      shape: 'Çerçevenin biçimi',
      publishedOn: 'Videonun yayımlandığı gün (arama motorları için)',
    },
    choices: { shape: { AUTO: 'Video nasılsa', WIDE: 'Geniş (16:9)', CLASSIC: 'Klasik (4:3)', TALL: 'Dikey (9:16)' } },
    starts: {
      title: 'Nasıl çalıştığımızı izleyin',
      paragraph: 'Bizi tanımak için iki dakika yeter.',
    },
  },
  de: {
    name: 'Video',
    search: 'Video Film Clip YouTube Vimeo Rundgang ansehen abspielen Aufnahme Shorts Trailer',
    labels: {
      videoUrl: 'Adresse des Videos bei YouTube oder Vimeo',
      film: 'Eine eigene Videodatei',
      captions: 'Untertitel',
      duration: 'Länge, etwa 2:04',
      transcript: 'Was im Video gesagt wird',
      shape: 'Form des Rahmens',
      publishedOn: 'Wann das Video erschienen ist (für Suchmaschinen)',
    },
    choices: {
      shape: { AUTO: 'Wie das Video', WIDE: 'Breit (16:9)', CLASSIC: 'Klassisch (4:3)', TALL: 'Hochkant (9:16)' },
    },
    starts: {
      title: 'Sehen Sie, wie wir arbeiten',
      paragraph: 'Zwei Minuten genügen, um uns kennenzulernen.',
    },
  },
  fr: {
    name: 'Vidéo',
    search: 'vidéo film clip YouTube Vimeo visite regarder lire enregistrement shorts bande-annonce',
    labels: {
      videoUrl: 'Adresse de la vidéo, sur YouTube ou Vimeo',
      film: 'Une vidéo à vous',
      captions: 'Sous-titres',
      duration: 'Durée, par exemple 2:04',
      transcript: 'Ce qui est dit dans la vidéo',
      shape: 'Forme du cadre',
      publishedOn: 'Quand la vidéo est parue (pour les moteurs de recherche)',
    },
    choices: {
      shape: { AUTO: 'Selon la vidéo', WIDE: 'Large (16:9)', CLASSIC: 'Classique (4:3)', TALL: 'Vertical (9:16)' },
    },
    starts: {
      title: 'Voyez comment nous travaillons',
      paragraph: 'Deux minutes suffisent pour nous connaître.',
    },
  },
}
