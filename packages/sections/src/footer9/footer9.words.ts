import type { TemplateWords } from '../template-words.ts'
import type { footer9 } from './footer9.ts'

export const footer9Words: TemplateWords<typeof footer9> = {
  ar: {
    name: 'تذييل بروابط',
    search: 'خريطة موقع أسفل روابط عنوان اتجاهات شبكات التواصل الاجتماعي سوشيال ميديا ساعات العمل وصول موقف',
    labels: {
      mapSrc: 'رابط الخريطة',
      'geoLocation/lat': 'خط العرض',
      'geoLocation/lng': 'خط الطول',
    },
    starts: {
      address: 'شارع المثال 1، مدينتكم',
      copyrightText: '© جميع الحقوق محفوظة.',
    },
  },
  en: {
    name: 'Footer with links',
    search:
      'map location bottom links address directions google maps opening hours social media networks parking how to find us',
    labels: {
      mapSrc: 'Address of the map',
      'geoLocation/lat': 'Latitude',
      'geoLocation/lng': 'Longitude',
    },
    starts: {
      address: '1 Example Street, Your town',
      copyrightText: '© All rights reserved.',
    },
  },
  tr: {
    name: 'Bağlantılı alt bilgi',
    search: 'harita konum alt bağlantılar adres yol tarifi google çalışma saatleri sosyal medya otopark nasıl gelinir',
    labels: {
      mapSrc: 'Haritanın adresi',
      'geoLocation/lat': 'Enlem',
      'geoLocation/lng': 'Boylam',
    },
    starts: {
      address: 'Örnek Sokak 1, Şehriniz',
      copyrightText: '© Tüm hakları saklıdır.',
    },
  },
  de: {
    name: 'Fußzeile mit Links',
    search:
      'Karte Lage Anfahrt Standort unten Links Adresse Fuß Google Maps Öffnungszeiten soziale Medien Social Media Parkplatz so finden Sie uns',
    labels: {
      mapSrc: 'Adresse der Karte',
      'geoLocation/lat': 'Breitengrad',
      'geoLocation/lng': 'Längengrad',
    },
    starts: {
      address: 'Beispielstraße 1, Ihre Stadt',
      copyrightText: '© Alle Rechte vorbehalten.',
    },
  },
  fr: {
    name: 'Pied de page avec liens',
    search: 'carte plan lieu accès bas liens adresse Google Maps horaires réseaux sociaux parking itinéraire venir',
    labels: {
      mapSrc: 'Adresse de la carte',
      'geoLocation/lat': 'Latitude',
      'geoLocation/lng': 'Longitude',
    },
    starts: {
      address: '1 rue de l’Exemple, votre ville',
      copyrightText: '© Tous droits réservés.',
    },
  },
}
