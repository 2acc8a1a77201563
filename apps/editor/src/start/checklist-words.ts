import type { PartWords } from '../words/words.ts'

/** What the five first steps say. */
export interface ChecklistWords {
  readonly title: string
  readonly count: string
  readonly minimise: string
  readonly open: string
  readonly dismiss: string
  readonly show: string
  readonly done: string
  readonly todo: string
  readonly allDone: string
  readonly name_hotel: string
  readonly name_cafe: string
  readonly name_clinic: string
  readonly name_studio: string
  readonly name_other: string
  readonly nameHow: string
  readonly nameCarried: string
  readonly phone: string
  readonly phoneHow: string
  readonly picture: string
  readonly pictureHow: string
  readonly language: string
  readonly languageHow: string
  readonly publish: string
  readonly publishHow: string
}

export const checklistWords: PartWords<ChecklistWords> = {
  ar: {
    title: 'جاهز في خمس خطوات',
    count: 'أُنجزت {n} من 5',
    minimise: 'تصغير',
    open: 'عرض الخطوات',
    dismiss: 'إغلاق (تجدها في قائمة الموقع)',
    show: 'عرض',
    done: 'منجزة',
    todo: 'لم تُنجز',
    allDone: 'موقعك منشور وجاهز لزواره.',
    name_hotel: 'سمِّ فندقك',
    name_cafe: 'سمِّ مقهاك',
    name_clinic: 'سمِّ عيادتك',
    name_studio: 'سمِّ الاستوديو',
    name_other: 'سمِّ موقعك',
    nameHow: 'انقر الاسم في أعلى الصفحة واكتب اسم عملك',
    nameCarried: 'غيّرنا الاسم في التذييل وعناوين الصفحات أيضًا',
    phone: 'رقم هاتفك',
    phoneHow: 'في قسم التواصل، ويتغيّر في كل اللغات',
    picture: 'أضف صورتك الأولى',
    pictureHow: 'استبدل الصورة الكبيرة بصورة منك',
    language: 'لغة إضافية',
    languageHow: 'أضفها وراجع نصوصها ثم شغّلها',
    publish: 'نشر',
    publishHow: 'يصبح موقعك متاحًا على الإنترنت',
  },
  en: {
    title: 'Ready in five steps',
    count: '{n} of 5 done',
    minimise: 'Minimise',
    open: 'Show the steps',
    dismiss: 'Close (find it again in the site menu)',
    show: 'Show',
    done: 'done',
    todo: 'to do',
    allDone: 'Your site is published and ready for its visitors.',
    name_hotel: 'Name your hotel',
    name_cafe: 'Name your café',
    name_clinic: 'Name your clinic',
    name_studio: 'Name your studio',
    name_other: 'Name your site',
    nameHow: 'Click the name at the top of the page and type yours',
    nameCarried: 'We also changed the name in the footer and page titles',
    phone: 'Your phone number',
    phoneHow: 'In the contact section; it changes in all languages',
    picture: 'Add your first picture',
    pictureHow: 'Replace the large picture with one of yours',
    language: 'One more language',
    languageHow: 'Add it, check its texts, then switch it on',
    publish: 'Publish',
    publishHow: 'Your site goes live',
  },
  tr: {
    title: 'Beş adımda hazır',
    count: '5 adımdan {n} tamam',
    minimise: 'Küçült',
    open: 'Adımları göster',
    dismiss: 'Kapat (site menüsünde bulursunuz)',
    show: 'Göster',
    done: 'tamam',
    todo: 'yapılacak',
    allDone: 'Siteniz yayında ve ziyaretçilerine hazır.',
    name_hotel: 'Otelinize ad verin',
    name_cafe: 'Kafenize ad verin',
    name_clinic: 'Kliniğinize ad verin',
    name_studio: 'Stüdyonuza ad verin',
    name_other: 'Sitenize ad verin',
    nameHow: 'Sayfanın üstündeki ada tıklayıp kendinizinkini yazın',
    nameCarried: 'Adı altbilgide ve sayfa başlıklarında da değiştirdik',
    phone: 'Telefon numaranız',
    phoneHow: 'İletişim bölümünde; tüm dillerde değişir',
    picture: 'İlk fotoğrafınızı ekleyin',
    pictureHow: 'Büyük resmi kendi resminizle değiştirin',
    language: 'Bir dil daha',
    languageHow: 'Ekleyin, metinlerini gözden geçirin, sonra açın',
    publish: 'Yayınla',
    publishHow: 'Siteniz yayına girer',
  },
  de: {
    title: 'In fünf Schritten fertig',
    count: '{n} von 5 erledigt',
    minimise: 'Verkleinern',
    open: 'Schritte zeigen',
    dismiss: 'Schließen (steht weiter im Website-Menü)',
    show: 'Zeigen',
    done: 'erledigt',
    todo: 'offen',
    allDone: 'Ihre Website ist veröffentlicht und bereit für Besucher.',
    name_hotel: 'Geben Sie Ihrem Hotel einen Namen',
    name_cafe: 'Geben Sie Ihrem Café einen Namen',
    name_clinic: 'Geben Sie Ihrer Praxis einen Namen',
    name_studio: 'Geben Sie Ihrem Studio einen Namen',
    name_other: 'Geben Sie der Website einen Namen',
    nameHow: 'Klicken Sie oben auf den Namen und geben Sie Ihren ein',
    nameCarried: 'Wir haben den Namen auch in Fußzeile und Seitentiteln geändert',
    phone: 'Ihre Telefonnummer',
    phoneHow: 'Im Kontaktabschnitt; sie ändert sich in allen Sprachen',
    picture: 'Fügen Sie Ihr erstes Bild hinzu',
    pictureHow: 'Ersetzen Sie das große Bild durch eines von Ihnen',
    language: 'Noch eine Sprache',
    languageHow: 'Hinzufügen, Texte prüfen, dann einschalten',
    publish: 'Veröffentlichen',
    publishHow: 'Ihre Website geht online',
  },
  fr: {
    title: 'Prêt en cinq étapes',
    count: '{n} sur 5 terminées',
    minimise: 'Réduire',
    open: 'Montrer les étapes',
    dismiss: 'Fermer (à retrouver dans le menu du site)',
    show: 'Montrer',
    done: 'terminée',
    todo: 'à faire',
    allDone: 'Votre site est publié et prêt pour ses visiteurs.',
    name_hotel: 'Nommez votre hôtel',
    name_cafe: 'Nommez votre café',
    name_clinic: 'Nommez votre cabinet',
    name_studio: 'Nommez votre studio',
    name_other: 'Nommez votre site',
    nameHow: 'Cliquez sur le nom en haut de la page et tapez le vôtre',
    nameCarried: 'Nous avons aussi changé le nom dans le pied de page et les titres',
    phone: 'Votre numéro de téléphone',
    phoneHow: 'Dans la section contact\u202f; il change dans toutes les langues',
    picture: 'Ajoutez votre première photo',
    pictureHow: 'Remplacez la grande image par l’une des vôtres',
    language: 'Une langue de plus',
    languageHow: 'Ajoutez-la, relisez ses textes, puis activez-la',
    publish: 'Publier',
    publishHow: 'Votre site sera en ligne',
  },
}
