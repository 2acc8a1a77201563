import type { TemplateWords } from '../template-words.ts'
import type { steps2 } from './steps2.ts'

export const steps2Words: TemplateWords<typeof steps2> = {
  ar: {
    name: 'خطوات',
    search: 'طريقة كيف مراحل دليل أرقام قائمة الغرف جدول تاريخ مسار علاج تعليمات وصفات',
    labels: {
      'imageSteps/stepHeading': 'العنوان',
      'imageSteps/stepDescription': 'النص',
    },
    choices: { layout: { STAIRS: 'درج من الصور', LINE: 'في صفّ على خطّ', NUMBERS: 'أرقام كبيرة' } },
    adds: {
      imageSteps: 'إضافة خطوة',
    },
    starts: {
      title: 'كيف يتمّ ذلك',
      paragraph: 'ثلاث خطوات، والباقي علينا.',
      imageSteps: [
        {
          stepHeading: 'تكتبون لنا',
          stepDescription: 'تكفي كلمات قليلة: ما تحتاجون إليه، ومتى.',
        },
        {
          stepHeading: 'نعاود الاتصال بكم',
          stepDescription: 'نجيب عن أسئلتكم ونتّفق على التفاصيل.',
        },
        {
          stepHeading: 'تصلون',
          stepDescription: 'كلّ شيء جاهز، كما اتّفقنا تمامًا.',
        },
      ],
    },
  },
  en: {
    name: 'Steps',
    search: 'process how it works guide numbers rooms list instructions treatment plan recipe procedure',
    labels: {
      'imageSteps/stepHeading': 'Title',
      'imageSteps/stepDescription': 'Text',
    },
    choices: { layout: { STAIRS: 'Stairs of pictures', LINE: 'In a row, on a line', NUMBERS: 'Large numbers' } },
    adds: {
      imageSteps: 'Add step',
    },
    starts: {
      title: 'How it works',
      paragraph: 'Three steps, and we take care of the rest.',
      imageSteps: [
        {
          stepHeading: 'You write to us',
          stepDescription: 'A few words are enough: what you need, and when.',
        },
        {
          stepHeading: 'We call you back',
          stepDescription: 'We answer your questions and agree on the details.',
        },
        {
          stepHeading: 'You arrive',
          stepDescription: 'Everything is ready, exactly as we agreed.',
        },
      ],
    },
  },
  tr: {
    name: 'Adımlar',
    search: 'süreç nasıl çalışır rehber numaralar liste odalar tedavi süreci tarif',
    labels: {
      'imageSteps/stepHeading': 'Başlık',
      'imageSteps/stepDescription': 'Metin',
    },
    choices: { layout: { STAIRS: 'Resim basamakları', LINE: 'Bir çizgide yan yana', NUMBERS: 'Büyük sayılar' } },
    adds: {
      imageSteps: 'Adım ekle',
    },
    starts: {
      title: 'Nasıl işliyor',
      paragraph: 'Üç adım, gerisi bizde.',
      imageSteps: [
        {
          stepHeading: 'Bize yazarsınız',
          stepDescription: 'Birkaç söz yeter: neye, ne zaman ihtiyacınız var.',
        },
        {
          stepHeading: 'Sizi ararız',
          stepDescription: 'Sorularınızı yanıtlar, ayrıntılarda anlaşırız.',
        },
        {
          stepHeading: 'Gelirsiniz',
          stepDescription: 'Her şey tam anlaştığımız gibi hazırdır.',
        },
      ],
    },
  },
  de: {
    name: 'Schritte',
    search: 'Ablauf Anleitung so geht es Nummern Liste Zimmer Behandlungsablauf Rezept',
    labels: {
      'imageSteps/stepHeading': 'Titel',
      'imageSteps/stepDescription': 'Text',
    },
    choices: {
      layout: { STAIRS: 'Stufen aus Bildern', LINE: 'In einer Reihe, auf einer Linie', NUMBERS: 'Große Ziffern' },
    },
    adds: {
      imageSteps: 'Schritt hinzufügen',
    },
    starts: {
      title: 'So geht es',
      paragraph: 'Drei Schritte, den Rest übernehmen wir.',
      imageSteps: [
        {
          stepHeading: 'Sie schreiben uns',
          stepDescription: 'Ein paar Worte genügen: was Sie brauchen und wann.',
        },
        {
          stepHeading: 'Wir rufen zurück',
          stepDescription: 'Wir beantworten Ihre Fragen und klären die Einzelheiten.',
        },
        {
          stepHeading: 'Sie kommen an',
          stepDescription: 'Alles ist bereit, genau wie besprochen.',
        },
      ],
    },
  },
  fr: {
    name: 'Étapes',
    search: 'processus comment ça marche guide numéros liste chambres parcours de soins recette étapes',
    labels: {
      'imageSteps/stepHeading': 'Titre',
      'imageSteps/stepDescription': 'Texte',
    },
    choices: { layout: { STAIRS: 'Escalier d’images', LINE: 'En rang, sur une ligne', NUMBERS: 'Grands chiffres' } },
    adds: {
      imageSteps: 'Ajouter une étape',
    },
    starts: {
      title: 'Comment ça marche',
      paragraph: 'Trois étapes, et nous nous occupons du reste.',
      imageSteps: [
        {
          stepHeading: 'Vous nous écrivez',
          stepDescription: 'Quelques mots suffisent : ce qu’il vous faut, et quand.',
        },
        {
          stepHeading: 'Nous vous rappelons',
          stepDescription: 'Nous répondons à vos questions et réglons les détails.',
        },
        {
          stepHeading: 'Vous arrivez',
          stepDescription: 'Tout est prêt, exactement comme convenu.',
        },
      ],
    },
  },
}
