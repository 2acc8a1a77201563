import type { TemplateWords } from '../template-words.ts'
import type { portfolio8 } from './portfolio8.ts'

export const portfolio8Words: TemplateWords<typeof portfolio8> = {
  ar: {
    name: 'صفوف صور',
    search: 'صور صفوف إنستغرام تصوير معرض ألبوم',
    adds: {
      rows: 'إضافة صف',
      'rows/items': 'إضافة صورة',
    },
    starts: {
      title: 'معرض الصور',
    },
  },
  en: {
    name: 'Photo rows',
    search: 'photos images pictures photo album rows instagram gallery photography',
    adds: {
      rows: 'Add a row',
      'rows/items': 'Add picture',
    },
    starts: {
      title: 'Gallery',
    },
  },
  tr: {
    name: 'Fotoğraf sıraları',
    search: 'fotoğraflar resimler albüm satırlar instagram galeri',
    adds: {
      rows: 'Satır ekle',
      'rows/items': 'Resim ekle',
    },
    starts: {
      title: 'Galeri',
    },
  },
  de: {
    name: 'Fotoreihen',
    search: 'Fotos Bilder Album Reihen Galerie instagram Bildergalerie',
    adds: {
      rows: 'Reihe hinzufügen',
      'rows/items': 'Bild hinzufügen',
    },
    starts: {
      title: 'Galerie',
    },
  },
  fr: {
    name: 'Rangées de photos',
    search: 'photos images album rangées galerie instagram',
    adds: {
      rows: 'Ajouter une rangée',
      'rows/items': 'Ajouter une image',
    },
    starts: {
      title: 'Galerie',
    },
  },
}
