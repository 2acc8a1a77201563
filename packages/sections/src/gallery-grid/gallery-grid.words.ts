import type { TemplateWords } from '../template-words.ts'
import type { galleryGrid } from './gallery-grid.ts'

export const galleryGridWords: TemplateWords<typeof galleryGrid> = {
  ar: {
    name: 'معرض صور يُفتح',
    search: 'معرض صور ألبوم استعراض تكبير لايت بوكس معارض لقطات',
    labels: { 'images/caption': 'وصف الصورة', shape: 'شكل الصور' },
    adds: { images: 'إضافة صورة' },
    choices: {
      layout: { GRID: 'شبكة', ROWS: 'صفوف بأشكال الصور', STRIP: 'صف واحد يُمرَّر' },
      shape: { SQUARE: 'مربّعة', LANDSCAPE: 'عرضيّة', PORTRAIT: 'طوليّة' },
    },
    starts: {
      title: 'انظروا بأنفسكم',
      paragraph: 'اضغطوا على أيّ صورة لتروها كاملة.',
      images: [
        { caption: 'كيف نستقبلكم' },
        { caption: 'حيث نعمل' },
        { caption: 'من التفاصيل' },
        { caption: 'في آخر النهار' },
      ],
    },
  },
  en: {
    name: 'Pictures that open',
    search: 'gallery photo photos images album lightbox zoom enlarge swipe portfolio slideshow',
    labels: { 'images/caption': 'Caption', shape: 'Shape of the pictures' },
    adds: { images: 'Add picture' },
    choices: {
      layout: { GRID: 'Grid', ROWS: 'Rows of unequal pictures', STRIP: 'One row that scrolls' },
      shape: { SQUARE: 'Square', LANDSCAPE: 'Landscape', PORTRAIT: 'Portrait' },
    },
    starts: {
      title: 'See for yourselves',
      paragraph: 'Press any picture to see all of it.',
      images: [
        { caption: 'How we welcome you' },
        { caption: 'Where we work' },
        { caption: 'One of the details' },
        { caption: 'At the end of the day' },
      ],
    },
  },
  tr: {
    name: 'Açılan resimler',
    search: 'galeri fotoğraf resim albüm büyütme kaydırma lightbox görseller',
    labels: { 'images/caption': 'Resim yazısı', shape: 'Resimlerin biçimi' },
    adds: { images: 'Resim ekle' },
    choices: {
      layout: { GRID: 'Izgara', ROWS: 'Farklı genişlikte sıralar', STRIP: 'Kaydırılan tek sıra' },
      shape: { SQUARE: 'Kare', LANDSCAPE: 'Yatay', PORTRAIT: 'Dikey' },
    },
    starts: {
      title: 'Kendiniz görün',
      paragraph: 'Tamamını görmek için bir resme basın.',
      images: [
        { caption: 'Sizi nasıl karşılarız' },
        { caption: 'Çalıştığımız yer' },
        { caption: 'Ayrıntılardan biri' },
        { caption: 'Günün sonunda' },
      ],
    },
  },
  de: {
    name: 'Bilder, die sich öffnen',
    search: 'Galerie Foto Fotos Album Lightbox vergrößern wischen Bildergalerie Aufnahmen',
    labels: { 'images/caption': 'Bildunterschrift', shape: 'Form der Bilder' },
    adds: { images: 'Bild hinzufügen' },
    choices: {
      layout: { GRID: 'Raster', ROWS: 'Reihen ungleicher Bilder', STRIP: 'Eine Reihe zum Scrollen' },
      shape: { SQUARE: 'Quadratisch', LANDSCAPE: 'Querformat', PORTRAIT: 'Hochformat' },
    },
    starts: {
      title: 'Sehen Sie selbst',
      paragraph: 'Ein Druck auf ein Bild zeigt es ganz.',
      images: [
        { caption: 'So empfangen wir Sie' },
        { caption: 'Wo wir arbeiten' },
        { caption: 'Eine Einzelheit' },
        { caption: 'Am Ende des Tages' },
      ],
    },
  },
  fr: {
    name: 'Images qui s’ouvrent',
    search: 'galerie photo photos album agrandir lightbox visionneuse diaporama',
    labels: { 'images/caption': 'Légende', shape: 'Forme des images' },
    adds: { images: 'Ajouter une image' },
    choices: {
      layout: { GRID: 'Grille', ROWS: 'Rangées d’images inégales', STRIP: 'Une rangée qui défile' },
      shape: { SQUARE: 'Carré', LANDSCAPE: 'En largeur', PORTRAIT: 'En hauteur' },
    },
    starts: {
      title: 'Voyez vous-mêmes',
      paragraph: 'Touchez une image pour la voir en entier.',
      images: [
        { caption: 'Notre accueil' },
        { caption: 'Là où nous travaillons' },
        { caption: 'Un détail' },
        { caption: 'À la fin du jour' },
      ],
    },
  },
}
