import type { TemplateWords } from '../template-words.ts'
import type { portfolio62 } from './portfolio6-2.ts'

export const portfolio62Words: TemplateWords<typeof portfolio62> = {
  ar: {
    name: 'معرض',
    search: 'صور معرض ألبوم أعمال فسيفساء تصوير مصور جلسات أعراس مشاريع',
    labels: {
      subTitle: 'العنوان الفرعي',
      'images/group': 'المجموعة',
    },
    starts: {
      title: 'لقطات',
      subTitle: 'صور قليلة من أيّامنا',
      paragraph: 'اختاروا الصور التي تُظهر أجمل ما في المكان.',
    },
  },
  en: {
    name: 'Gallery',
    search: 'photos images pictures mosaic album portfolio work photography photographer shoot projects grid',
    labels: {
      subTitle: 'Subtitle',
      'images/group': 'Group',
    },
    starts: {
      title: 'Impressions',
      subTitle: 'A few pictures from our days',
      paragraph: 'Choose the ones that show best what it is like to be here.',
    },
  },
  tr: {
    name: 'Galeri',
    search: 'fotoğraflar resimler albüm portfolyo mozaik işler fotoğrafçı çekim projeler düğün ızgara',
    labels: {
      subTitle: 'Alt başlık',
      'images/group': 'Grup',
    },
    starts: {
      title: 'İzlenimler',
      subTitle: 'Günlerimizden birkaç kare',
      paragraph: 'Burada olmanın nasıl bir şey olduğunu en iyi gösterenleri seçin.',
    },
  },
  de: {
    name: 'Galerie',
    search:
      'Fotos Bilder Album Mosaik Arbeiten Galerie Fotograf Fotografie Shooting Projekte Raster Portfolio Bildergalerie',
    labels: {
      subTitle: 'Untertitel',
      'images/group': 'Gruppe',
    },
    starts: {
      title: 'Eindrücke',
      subTitle: 'Ein paar Bilder aus unseren Tagen',
      paragraph: 'Wählen Sie die, die am besten zeigen, wie es hier ist.',
    },
  },
  fr: {
    name: 'Galerie',
    search:
      'photos images album mosaïque réalisations galerie photographe photographie séance projets portfolio grille',
    labels: {
      subTitle: 'Sous-titre',
      'images/group': 'Groupe',
    },
    starts: {
      title: 'Impressions',
      subTitle: 'Quelques images de nos journées',
      paragraph: 'Choisissez celles qui montrent le mieux ce que l’on vit ici.',
    },
  },
}
