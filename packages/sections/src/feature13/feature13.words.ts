import type { TemplateWords } from '../template-words.ts'
import type { feature13 } from './feature13.ts'

export const feature13Words: TemplateWords<typeof feature13> = {
  ar: {
    name: 'ثلاثة أعمدة',
    search: 'خدمات ميزات عروض أيقونات أعمدة فاصل علاجات تخصصات مرافق مزايا',
    adds: {
      blocks: 'إضافة عنصر',
    },
    starts: {
      blocks: [
        {
          title: 'ماذا نقدّم',
          paragraph: 'اذكروا أهمّ خدماتكم، ولمن هي.',
          additionalText: 'تصفّحوا العروض',
        },
        {
          title: 'كيف نعمل',
          paragraph: 'صِفوا في جملة أو جملتين ما يمكن الاعتماد عليه.',
          additionalText: 'تعرّفوا إلينا',
        },
        {
          title: 'أين تجدوننا',
          paragraph: 'اذكروا مكانكم، ومتى يكون بابكم مفتوحًا.',
          additionalText: 'خطّطوا طريقكم',
        },
      ],
    },
  },
  en: {
    name: 'Three columns',
    search:
      'services benefits offers icons columns three divider three separator line treatments specialties amenities facilities wifi',
    adds: {
      blocks: 'Add block',
    },
    starts: {
      blocks: [
        {
          title: 'What we offer',
          paragraph: 'Name your most important service and say who it is for.',
          additionalText: 'See the offers',
        },
        {
          title: 'How we work',
          paragraph: 'Describe in one or two sentences what people can rely on.',
          additionalText: 'Get to know us',
        },
        {
          title: 'Where to find us',
          paragraph: 'Say where you are and when your door is open.',
          additionalText: 'Plan your way',
        },
      ],
    },
  },
  tr: {
    name: 'Üç sütun',
    search: 'hizmetler avantajlar teklifler simgeler sütunlar ayırıcı ayraç çizgi tedaviler uzmanlık olanaklar',
    adds: {
      blocks: 'Blok ekle',
    },
    starts: {
      blocks: [
        {
          title: 'Ne sunuyoruz',
          paragraph: 'En önemli hizmetinizi ve kimler için olduğunu yazın.',
          additionalText: 'Hizmetleri görün',
        },
        {
          title: 'Nasıl çalışıyoruz',
          paragraph: 'İnsanların neye güvenebileceğini bir iki cümleyle anlatın.',
          additionalText: 'Bizi tanıyın',
        },
        {
          title: 'Neredeyiz',
          paragraph: 'Nerede olduğunuzu ve kapınızın ne zaman açık olduğunu yazın.',
          additionalText: 'Yol tarifi',
        },
      ],
    },
  },
  de: {
    name: 'Drei Spalten',
    search:
      'Leistungen Angebote Vorteile Symbole Spalten Dienste Trenner Trennlinie Linie Behandlungen Fachgebiete Ausstattung Schwerpunkte',
    adds: {
      blocks: 'Block hinzufügen',
    },
    starts: {
      blocks: [
        {
          title: 'Was wir bieten',
          paragraph: 'Nennen Sie Ihre wichtigste Leistung und für wen sie ist.',
          additionalText: 'Zu den Angeboten',
        },
        {
          title: 'Wie wir arbeiten',
          paragraph: 'Beschreiben Sie in ein, zwei Sätzen, worauf man sich verlassen kann.',
          additionalText: 'Lernen Sie uns kennen',
        },
        {
          title: 'Wo Sie uns finden',
          paragraph: 'Sagen Sie, wo Sie sind und wann Ihre Tür offen steht.',
          additionalText: 'So finden Sie her',
        },
      ],
    },
  },
  fr: {
    name: 'Trois colonnes',
    search: 'services offres avantages icônes colonnes prestations séparateur ligne soins spécialités équipements',
    adds: {
      blocks: 'Ajouter un bloc',
    },
    starts: {
      blocks: [
        {
          title: 'Ce que nous proposons',
          paragraph: 'Nommez votre service principal et dites à qui il s’adresse.',
          additionalText: 'Voir les offres',
        },
        {
          title: 'Notre façon de faire',
          paragraph: 'Décrivez en une ou deux phrases ce sur quoi on peut compter.',
          additionalText: 'Faire connaissance',
        },
        {
          title: 'Où nous trouver',
          paragraph: 'Dites où vous êtes et quand votre porte est ouverte.',
          additionalText: 'Préparer sa venue',
        },
      ],
    },
  },
}
