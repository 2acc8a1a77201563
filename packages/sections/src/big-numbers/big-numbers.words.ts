import type { TemplateWords } from '../template-words.ts'
import type { bigNumbers } from './big-numbers.ts'

export const bigNumbersWords: TemplateWords<typeof bigNumbers> = {
  ar: {
    name: 'أرقام كبيرة',
    search: 'إحصاءات أرقام أعداد نسب إنجازات حقائق عدّاد',
    labels: { 'figures/figure': 'الرقم', 'figures/counts': 'ماذا يعدّ', origin: 'من أين الأرقام' },
    adds: { figures: 'إضافة رقم' },
    starts: {
      title: 'بالأرقام',
      paragraph: 'نعدّ ما نعد به.',
      figures: [
        { figure: '10', counts: 'عامًا في المكان نفسه' },
        { figure: '100', counts: 'زبونًا عادوا مرّة أخرى' },
        { figure: '9/10', counts: 'من الطلبات نجيب عنها في اليوم نفسه' },
      ],
      origin: 'عدّنا بأنفسنا، هذا العام.',
    },
  },
  en: {
    name: 'Big numbers',
    search: 'statistics stats figures facts counter numbers achievements percent kpi',
    labels: { 'figures/figure': 'Figure', 'figures/counts': 'What it counts', origin: 'Where the figures come from' },
    adds: { figures: 'Add figure' },
    starts: {
      title: 'In figures',
      paragraph: 'We count what we promise.',
      figures: [
        { figure: '10', counts: 'years in the same place' },
        { figure: '100', counts: 'customers who came back' },
        { figure: '9/10', counts: 'of requests answered on the same day' },
      ],
      origin: 'Our own count, this year.',
    },
  },
  tr: {
    name: 'Büyük sayılar',
    search: 'istatistik sayılar rakamlar gerçekler sayaç yüzde başarılar',
    labels: { 'figures/figure': 'Sayı', 'figures/counts': 'Neyi sayıyor', origin: 'Sayıların kaynağı' },
    adds: { figures: 'Sayı ekle' },
    starts: {
      title: 'Sayılarla',
      paragraph: 'Söz verdiğimizi sayarız.',
      figures: [
        { figure: '10', counts: 'yıldır aynı yerdeyiz' },
        { figure: '100', counts: 'müşteri yeniden geldi' },
        { figure: '9/10', counts: 'istek aynı gün yanıtlandı' },
      ],
      origin: 'Kendi sayımımız, bu yıl.',
    },
  },
  de: {
    name: 'Große Zahlen',
    search: 'Statistik Zahlen Fakten Kennzahlen Zähler Prozent Erfolge',
    labels: { 'figures/figure': 'Zahl', 'figures/counts': 'Was sie zählt', origin: 'Woher die Zahlen kommen' },
    adds: { figures: 'Zahl hinzufügen' },
    starts: {
      title: 'In Zahlen',
      paragraph: 'Wir zählen, was wir versprechen.',
      figures: [
        { figure: '10', counts: 'Jahre am selben Ort' },
        { figure: '100', counts: 'Kunden, die wiederkamen' },
        { figure: '9/10', counts: 'der Anfragen am selben Tag beantwortet' },
      ],
      origin: 'Selbst gezählt, in diesem Jahr.',
    },
  },
  fr: {
    name: 'Grands chiffres',
    search: 'statistiques chiffres faits compteur pourcentage résultats',
    labels: { 'figures/figure': 'Chiffre', 'figures/counts': 'Ce qu’il compte', origin: 'D’où viennent les chiffres' },
    adds: { figures: 'Ajouter un chiffre' },
    starts: {
      title: 'En chiffres',
      paragraph: 'Nous comptons ce que nous promettons.',
      figures: [
        { figure: '10', counts: 'ans au même endroit' },
        { figure: '100', counts: 'clients revenus' },
        { figure: '9/10', counts: 'des demandes reçoivent une réponse le jour même' },
      ],
      origin: 'Compté par nous, cette année.',
    },
  },
}
