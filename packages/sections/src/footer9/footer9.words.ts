import type { TemplateWords } from '../template-words.ts'
import type { footer9 } from './footer9.ts'

export const footer9Words: TemplateWords<typeof footer9> = {
  ar: {
    name: 'تذييل بروابط',
    search: 'خريطة موقع أسفل روابط عنوان اتجاهات شبكات التواصل الاجتماعي سوشيال ميديا وصول موقف',
    labels: {
      mapSrc: 'رابط الخريطة',
      'geoLocation/lat': 'خط العرض',
      'geoLocation/lng': 'خط الطول',
    },
    choices: { layout: { BESIDE: 'الخريطة بجانب الكلمات', BAND: 'الخريطة بعرض الصفحة', CENTRED: 'في الوسط' } },
    starts: {
      address: 'شارع المثال 1، مدينتكم',
      copyrightText: '© جميع الحقوق محفوظة.',
    },
  },
  en: {
    name: 'Footer with links',
    search: 'map location bottom links address directions google maps social media networks parking how to find us',
    labels: {
      mapSrc: 'Address of the map',
      'geoLocation/lat': 'Latitude',
      'geoLocation/lng': 'Longitude',
    },
    choices: { layout: { BESIDE: 'Map beside the words', BAND: 'Map across the page', CENTRED: 'In the middle' } },
    starts: {
      address: '1 Example Street, Your town',
      copyrightText: '© All rights reserved.',
    },
  },
  tr: {
    name: 'Bağlantılı alt bilgi',
    search: 'harita konum alt bağlantılar adres yol tarifi google sosyal medya otopark nasıl gelinir',
    labels: {
      mapSrc: 'Haritanın adresi',
      'geoLocation/lat': 'Enlem',
      'geoLocation/lng': 'Boylam',
    },
    choices: { layout: { BESIDE: 'Harita yazının yanında', BAND: 'Harita sayfa boyunca', CENTRED: 'Ortada' } },
    starts: {
      address: 'Örnek Sokak 1, Şehriniz',
      copyrightText: '© Tüm hakları saklıdır.',
    },
  },
  de: {
    name: 'Fußzeile mit Links',
    search:
      'Karte Lage Anfahrt Standort unten Links Adresse Fuß Google Maps soziale Medien Social Media Parkplatz so finden Sie uns',
    labels: {
      mapSrc: 'Adresse der Karte',
      'geoLocation/lat': 'Breitengrad',
      'geoLocation/lng': 'Längengrad',
    },
    choices: {
      layout: { BESIDE: 'Karte neben dem Text', BAND: 'Karte über die ganze Seite', CENTRED: 'In der Mitte' },
    },
    starts: {
      address: 'Beispielstraße 1, Ihre Stadt',
      copyrightText: '© Alle Rechte vorbehalten.',
    },
  },
  fr: {
    name: 'Pied de page avec liens',
    search: 'carte plan lieu accès bas liens adresse Google Maps réseaux sociaux parking itinéraire venir',
    labels: {
      mapSrc: 'Adresse de la carte',
      'geoLocation/lat': 'Latitude',
      'geoLocation/lng': 'Longitude',
    },
    choices: {
      layout: { BESIDE: 'La carte à côté du texte', BAND: 'La carte sur toute la page', CENTRED: 'Au milieu' },
    },
    starts: {
      address: '1 rue de l’Exemple, votre ville',
      copyrightText: '© Tous droits réservés.',
    },
  },
}
