import type { TemplateWords } from '../template-words.ts'
import type { fileList } from './file-list.ts'

export const fileListWords: TemplateWords<typeof fileList> = {
  ar: {
    name: 'ملفات للتنزيل',
    search: 'ملف ملفات تنزيل تحميل وثيقة مستند PDF استمارة نموذج كتيّب قائمة كتالوج بروشور',
    labels: { 'files/name': 'اسم الملف', 'files/note': 'ملاحظة', 'files/file': 'الملف (PDF)' },
    adds: { files: 'إضافة ملف' },
    starts: {
      title: 'للتنزيل',
      paragraph: 'خذوا معكم ما تحتاجون إلى قراءته على مهل.',
      files: [
        { name: 'كتيّب التعريف', note: 'من نحن، في صفحتين' },
        { name: 'قائمة الأسعار', note: 'سارية هذا العام' },
      ],
    },
  },
  en: {
    name: 'Files to download',
    search: 'file files download document PDF form brochure menu catalogue leaflet attachment paper',
    labels: { 'files/name': 'Name of the file', 'files/note': 'Note', 'files/file': 'The file (PDF)' },
    adds: { files: 'Add file' },
    starts: {
      title: 'To take away',
      paragraph: 'What you may want to read in peace.',
      files: [
        { name: 'Our leaflet', note: 'Who we are, on two pages' },
        { name: 'Price list', note: 'Valid this year' },
      ],
    },
  },
  tr: {
    name: 'İndirilecek dosyalar',
    search: 'dosya dosyalar indir belge PDF form broşür menü katalog el ilanı doküman',
    labels: { 'files/name': 'Dosyanın adı', 'files/note': 'Not', 'files/file': 'Dosya (PDF)' },
    adds: { files: 'Dosya ekle' },
    starts: {
      title: 'Yanınıza alın',
      paragraph: 'Rahatça okumak isteyeceğiniz belgeler.',
      files: [
        { name: 'Tanıtım broşürümüz', note: 'İki sayfada biz' },
        { name: 'Fiyat listesi', note: 'Bu yıl geçerli' },
      ],
    },
  },
  de: {
    name: 'Dateien zum Herunterladen',
    search:
      'Datei Dateien Download herunterladen Dokument PDF Formular Broschüre Speisekarte Katalog Prospekt Merkblatt',
    labels: { 'files/name': 'Name der Datei', 'files/note': 'Notiz', 'files/file': 'Die Datei (PDF)' },
    adds: { files: 'Datei hinzufügen' },
    starts: {
      title: 'Zum Mitnehmen',
      paragraph: 'Was Sie vielleicht in Ruhe lesen möchten.',
      files: [
        { name: 'Unser Prospekt', note: 'Wer wir sind, auf zwei Seiten' },
        { name: 'Preisliste', note: 'Gilt in diesem Jahr' },
      ],
    },
  },
  fr: {
    name: 'Fichiers à télécharger',
    search: 'fichier fichiers télécharger document PDF formulaire brochure carte catalogue dépliant pièce jointe',
    labels: { 'files/name': 'Nom du fichier', 'files/note': 'Remarque', 'files/file': 'Le fichier (PDF)' },
    adds: { files: 'Ajouter un fichier' },
    starts: {
      title: 'À emporter',
      paragraph: 'Ce que vous aimerez lire au calme.',
      files: [
        { name: 'Notre dépliant', note: 'Qui nous sommes, en deux pages' },
        { name: 'Liste des prix', note: 'Valable cette année' },
      ],
    },
  },
}
