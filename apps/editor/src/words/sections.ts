import { sayPart, type UiLanguage } from './words.ts'

/** What is said where sections are moved, copied and pasted; loaded with the tools. */
interface SectionWords {
  readonly addAfter: string
  readonly addFirst: string
  readonly position: string
  readonly escCancels: string
  readonly dragCancelled: string
  readonly unknown: string
  readonly copied: string
  readonly cutOut: string
  readonly copiedHere: string
  readonly pasteRefused: string
  readonly picturesLeft: string
}

const sectionWords: { readonly [Language in UiLanguage]: SectionWords } = {
  ar: {
    addAfter: 'إضافة قسم بعد «{section}»',
    addFirst: 'إضافة قسم في الأعلى',
    position: 'الموضع {n} من {m}',
    escCancels: 'يلغي السحب',
    dragCancelled: 'أُلغي السحب، ولم يُنقل شيء',
    unknown: '«{id}» غير متاح هنا. محتواه محفوظ ويعود متى توفر القالب.',
    copied: 'نُسخ {section}',
    cutOut: 'قُصّ {section}',
    copiedHere: 'يمكن لصق {section} في هذا المتصفح وحده: لم يسمح بالنسخ إلى برامج أخرى',
    pasteRefused: 'لا يمكن لصق هذا القسم هنا',
    picturesLeft: 'تعذّر إحضار بعض الصور، وأماكنها فارغة بانتظارك.',
  },
  en: {
    addAfter: 'Add a section after “{section}”',
    addFirst: 'Add a section at the top',
    position: 'Position {n} of {m}',
    escCancels: 'cancels',
    dragCancelled: 'Dragging cancelled, nothing was moved',
    unknown: '“{id}” is not available here. Its content is kept and comes back when the template does.',
    copied: '{section} copied',
    cutOut: '{section} cut',
    copiedHere: '{section} can be pasted in this browser alone: it let nothing be copied to other programs',
    pasteRefused: 'This section can’t be pasted here',
    picturesLeft: 'Some pictures could not be brought along. Their places are empty.',
  },
  tr: {
    addAfter: '“{section}” bölümünden sonra bölüm ekle',
    addFirst: 'En üste bölüm ekle',
    position: 'Konum {n} / {m}',
    escCancels: 'vazgeçer',
    dragCancelled: 'Sürükleme iptal edildi, hiçbir şey taşınmadı',
    unknown: '“{id}” burada kullanılamıyor. İçeriği saklanır ve şablon geri gelince o da gelir.',
    copied: '{section} kopyalandı',
    cutOut: '{section} kesildi',
    copiedHere: '{section} yalnızca bu tarayıcıda yapıştırılabilir: başka programlara kopyalamaya izin vermedi',
    pasteRefused: 'Bu bölüm buraya yapıştırılamaz',
    picturesLeft: 'Bazı resimler getirilemedi. Yerleri boş duruyor.',
  },
  de: {
    addAfter: 'Abschnitt nach „{section}“ hinzufügen',
    addFirst: 'Abschnitt ganz oben hinzufügen',
    position: 'Position {n} von {m}',
    escCancels: 'bricht ab',
    dragCancelled: 'Ziehen abgebrochen, nichts wurde verschoben',
    unknown: '„{id}“ gibt es hier nicht. Der Inhalt bleibt erhalten und kommt mit der Vorlage zurück.',
    copied: '{section} kopiert',
    cutOut: '{section} ausgeschnitten',
    copiedHere: '{section} lässt sich nur in diesem Browser einfügen: In andere Programme ließ er nichts kopieren',
    pasteRefused: 'Dieser Abschnitt kann hier nicht eingefügt werden',
    picturesLeft: 'Einige Bilder konnten nicht mitkommen. Ihre Plätze sind leer.',
  },
  fr: {
    addAfter: 'Ajouter une section après « {section} »',
    addFirst: 'Ajouter une section tout en haut',
    position: 'Position {n} sur {m}',
    escCancels: 'annule',
    dragCancelled: 'Déplacement annulé, rien n’a bougé',
    unknown: '« {id} » n’est pas disponible ici. Son contenu est conservé et revient avec le modèle.',
    copied: '{section} copiée',
    cutOut: '{section} coupée',
    copiedHere:
      '{section} ne peut être collée que dans ce navigateur : il n’a rien laissé copier vers d’autres programmes',
    pasteRefused: 'Cette section ne peut pas être collée ici',
    picturesLeft: 'Certaines images n’ont pas pu suivre. Leurs places sont vides.',
  },
}

/** Says what is said where sections are moved, copied and pasted. */
export function saySections(language: UiLanguage) {
  return sayPart(sectionWords, language)
}

export type SaySection = ReturnType<typeof saySections>
