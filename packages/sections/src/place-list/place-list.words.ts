import type { TemplateWords } from '../template-words.ts'
import type { placeList } from './place-list.ts'

export const placeListWords: TemplateWords<typeof placeList> = {
  ar: {
    name: 'فروع وخريطة',
    search: 'فرع فروع أماكن عناوين خريطة موقع أين نحن طريق متاجر عيادات مكاتب محلات مواقع',
    labels: {
      'places/name': 'المكان',
      'places/openText': 'متى يفتح',
      'places/mapSrc': 'خريطة أخرى غير خريطة العنوان',
      'places/latitude': 'خط العرض',
      'places/longitude': 'خط الطول',
      showsMap: 'الخريطة بجانبها',
    },
    adds: { places: 'إضافة مكان' },
    starts: {
      title: 'أين تجدوننا',
      paragraph: 'اختاروا الأقرب إليكم.',
      places: [
        {
          name: 'وسط المدينة',
          address: 'شارع المثال 1، مدينتكم',
          openText: 'كل يوم 9–18',
          phone: '+00 000 000 000',
          buttonText: 'راسلونا',
        },
        {
          name: 'المحطة',
          address: 'شارع المثال 20، مدينتكم',
          openText: 'كل يوم 10–20',
          phone: '+00 000 000 001',
          buttonText: 'راسلونا',
        },
      ],
    },
  },
  en: {
    name: 'Places and map',
    search: 'places locations branches stores shops offices surgeries map address directions where find us finder',
    labels: {
      'places/name': 'Place',
      'places/openText': 'When it is open',
      'places/mapSrc': 'Another map than that of the address',
      'places/latitude': 'Latitude',
      'places/longitude': 'Longitude',
      showsMap: 'Map beside them',
    },
    adds: { places: 'Add place' },
    starts: {
      title: 'Where you find us',
      paragraph: 'Choose the one that is nearest.',
      places: [
        {
          name: 'Town centre',
          address: '1 Example Street, Your town',
          openText: 'Every day 9–18',
          phone: '+00 000 000 000',
          buttonText: 'Write to us',
        },
        {
          name: 'Station',
          address: '20 Example Street, Your town',
          openText: 'Every day 10–20',
          phone: '+00 000 000 001',
          buttonText: 'Write to us',
        },
      ],
    },
  },
  tr: {
    name: 'Şubeler ve harita',
    search: 'şube şubeler yerler konumlar mağaza ofis klinik harita adres yol tarifi neredeyiz bulun',
    labels: {
      'places/name': 'Yer',
      'places/openText': 'Ne zaman açık',
      'places/mapSrc': 'Adresin haritası yerine başka bir harita',
      'places/latitude': 'Enlem',
      'places/longitude': 'Boylam',
      showsMap: 'Yanında harita',
    },
    adds: { places: 'Yer ekle' },
    starts: {
      title: 'Bizi nerede bulursunuz',
      paragraph: 'Size en yakın olanı seçin.',
      places: [
        {
          name: 'Şehir merkezi',
          address: 'Örnek Sokak 1, Şehriniz',
          openText: 'Her gün 9–18',
          phone: '+00 000 000 000',
          buttonText: 'Bize yazın',
        },
        {
          name: 'İstasyon',
          address: 'Örnek Sokak 20, Şehriniz',
          openText: 'Her gün 10–20',
          phone: '+00 000 000 001',
          buttonText: 'Bize yazın',
        },
      ],
    },
  },
  de: {
    name: 'Standorte und Karte',
    search: 'Standorte Filialen Orte Läden Geschäfte Praxen Büros Karte Adresse Anfahrt Weg wo finden Niederlassungen',
    labels: {
      'places/name': 'Ort',
      'places/openText': 'Wann geöffnet ist',
      'places/mapSrc': 'Eine andere Karte als die der Adresse',
      'places/latitude': 'Breitengrad',
      'places/longitude': 'Längengrad',
      showsMap: 'Karte daneben',
    },
    adds: { places: 'Ort hinzufügen' },
    starts: {
      title: 'Wo Sie uns finden',
      paragraph: 'Wählen Sie, was Ihnen am nächsten liegt.',
      places: [
        {
          name: 'Stadtmitte',
          address: 'Beispielstraße 1, Ihre Stadt',
          openText: 'Täglich 9–18 Uhr',
          phone: '+00 000 000 000',
          buttonText: 'Schreiben Sie uns',
        },
        {
          name: 'Bahnhof',
          address: 'Beispielstraße 20, Ihre Stadt',
          openText: 'Täglich 10–20 Uhr',
          phone: '+00 000 000 001',
          buttonText: 'Schreiben Sie uns',
        },
      ],
    },
  },
  fr: {
    name: 'Adresses et plan',
    search:
      'adresses lieux agences magasins boutiques cabinets bureaux plan carte itinéraire où nous trouver succursales',
    labels: {
      'places/name': 'Lieu',
      'places/openText': 'Quand c’est ouvert',
      'places/mapSrc': 'Un autre plan que celui de l’adresse',
      'places/latitude': 'Latitude',
      'places/longitude': 'Longitude',
      showsMap: 'Plan à côté',
    },
    adds: { places: 'Ajouter un lieu' },
    starts: {
      title: 'Où nous trouver',
      paragraph: 'Choisissez le plus proche.',
      places: [
        {
          name: 'Centre-ville',
          address: '1 rue de l’Exemple, votre ville',
          openText: 'Tous les jours 9 h – 18 h',
          phone: '+00 000 000 000',
          buttonText: 'Écrivez-nous',
        },
        {
          name: 'Gare',
          address: '20 rue de l’Exemple, votre ville',
          openText: 'Tous les jours 10 h – 20 h',
          phone: '+00 000 000 001',
          buttonText: 'Écrivez-nous',
        },
      ],
    },
  },
}
