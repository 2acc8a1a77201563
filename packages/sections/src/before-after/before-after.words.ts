import type { TemplateWords } from '../template-words.ts'
import type { beforeAfter } from './before-after.ts'

export const beforeAfterWords: TemplateWords<typeof beforeAfter> = {
  ar: {
    name: 'قبل وبعد',
    search: 'قبل وبعد مقارنة ترميم تجديد تحوّل نتيجة علاج سلايدر',
    labels: { beforeLabel: 'كتابة الصورة الأولى', afterLabel: 'كتابة الصورة الثانية' },
    starts: { title: 'قبل العمل وبعده', paragraph: 'حرّكوا الخطّ بين الصورتين.', beforeLabel: 'قبل', afterLabel: 'بعد' },
  },
  en: {
    name: 'Before and after',
    search: 'before after compare comparison slider two pictures renovation result transformation difference',
    labels: { beforeLabel: 'On the first picture', afterLabel: 'On the second picture' },
    starts: {
      title: 'Before and after our work',
      paragraph: 'Move the line between the two.',
      beforeLabel: 'Before',
      afterLabel: 'After',
    },
  },
  tr: {
    name: 'Önce ve sonra',
    search: 'öncesi sonrası önce sonra karşılaştırma iki resim yenileme sonuç dönüşüm fark kaydırıcı',
    labels: { beforeLabel: 'İlk resmin üstünde', afterLabel: 'İkinci resmin üstünde' },
    starts: {
      title: 'İşimizden önce ve sonra',
      paragraph: 'İkisinin arasındaki çizgiyi oynatın.',
      beforeLabel: 'Önce',
      afterLabel: 'Sonra',
    },
  },
  de: {
    name: 'Vorher und nachher',
    search: 'vorher nachher Vergleich zwei Bilder Renovierung Ergebnis Verwandlung Unterschied Regler',
    labels: { beforeLabel: 'Auf dem ersten Bild', afterLabel: 'Auf dem zweiten Bild' },
    starts: {
      title: 'Vor und nach unserer Arbeit',
      paragraph: 'Bewegen Sie die Linie dazwischen.',
      beforeLabel: 'Vorher',
      afterLabel: 'Nachher',
    },
  },
  fr: {
    name: 'Avant et après',
    search: 'avant après comparaison comparer deux images rénovation résultat transformation différence',
    labels: { beforeLabel: 'Sur la première image', afterLabel: 'Sur la deuxième image' },
    starts: {
      title: 'Avant et après notre travail',
      paragraph: 'Déplacez la ligne entre les deux.',
      beforeLabel: 'Avant',
      afterLabel: 'Après',
    },
  },
}
