import type { TemplateWords } from '../template-words.ts'
import type { phoneBar } from './phone-bar.ts'

export const phoneBarWords: TemplateWords<typeof phoneBar> = {
  ar: {
    name: 'شريط الهاتف',
    search: 'جوال موبايل اتصال اتصل الطريق حجز زر ثابت أسفل الشاشة',
    adds: { ways: 'إضافة زر' },
    starts: { ways: [{ buttonText: 'اتصال' }, { buttonText: 'الطريق' }, { buttonText: 'حجز' }] },
  },
  en: {
    name: 'Phone bar',
    search: 'mobile call route directions book sticky bottom buttons tap',
    adds: { ways: 'Add button' },
    starts: { ways: [{ buttonText: 'Call' }, { buttonText: 'Directions' }, { buttonText: 'Book' }] },
  },
  tr: {
    name: 'Telefon çubuğu',
    search: 'mobil ara arama yol tarifi rezervasyon sabit alt düğmeler cep',
    adds: { ways: 'Düğme ekle' },
    starts: { ways: [{ buttonText: 'Ara' }, { buttonText: 'Yol tarifi' }, { buttonText: 'Rezervasyon' }] },
  },
  de: {
    name: 'Leiste für Handys',
    search: 'Handy mobil anrufen Anruf Anfahrt Termin fest unten Knöpfe Smartphone',
    adds: { ways: 'Knopf hinzufügen' },
    starts: { ways: [{ buttonText: 'Anrufen' }, { buttonText: 'Anfahrt' }, { buttonText: 'Termin' }] },
  },
  fr: {
    name: 'Barre du téléphone',
    search: 'mobile appeler itinéraire réserver fixe bas boutons portable',
    adds: { ways: 'Ajouter un bouton' },
    starts: { ways: [{ buttonText: 'Appeler' }, { buttonText: 'Itinéraire' }, { buttonText: 'Réserver' }] },
  },
}
