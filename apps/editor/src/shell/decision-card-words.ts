import type { PartWords } from '../words/words.ts'

/** What owners read in the editor of what their host asks or has decided. */
interface DecisionCardWords {
  readonly from: string
  readonly 'ask-owner': string
  readonly 'take-down': string
  readonly hide: string
  readonly 'no-action': string
  readonly until: string
  readonly appeal: string
  readonly answered: string
  readonly toAnswer: string
  readonly toAppeal: string
  readonly toSites: string
}

export const decisionCardWords: PartWords<DecisionCardWords> = {
  ar: {
    from: 'من الجهة المستضيفة',
    'ask-owner': 'تسألك الجهة المستضيفة عن هذا الموقع',
    'take-down': 'حجبت الجهة المستضيفة هذا الموقع عن الزوّار',
    hide: 'أخفت الجهة المستضيفة جزءًا من هذا الموقع عن الزوّار',
    'no-action': 'لم تتخذ الجهة المستضيفة إجراءً',
    until: 'أمامك حتى {date} للرد. لا يتغيّر شيء للزوّار من تلقاء نفسه.',
    appeal: 'يمكنك متابعة التعديل، والاعتراض خلال 6 أشهر.',
    answered: 'وصل ردّك، وتنظر فيه الجهة المستضيفة.',
    toAnswer: 'إلى مواقعك للرد',
    toAppeal: 'إلى مواقعك للاعتراض',
    toSites: 'إلى مواقعك',
  },
  en: {
    from: 'From the host',
    'ask-owner': 'The host asks you about this site',
    'take-down': 'The host has taken this site down',
    hide: 'The host hides part of this site from visitors',
    'no-action': 'The host has done nothing',
    until: 'You have until {date} to answer. Nothing changes for visitors by itself.',
    appeal: 'You can go on editing, and appeal for 6 months.',
    answered: 'Your answer has arrived, and the host looks at it.',
    toAnswer: 'Answer, above your sites',
    toAppeal: 'Appeal, above your sites',
    toSites: 'To your sites',
  },
  tr: {
    from: 'Barındırandan',
    'ask-owner': 'Barındıran size bu siteyi soruyor',
    'take-down': 'Barındıran bu siteyi yayından kaldırdı',
    hide: 'Barındıran bu sitenin bir bölümünü ziyaretçilerden gizliyor',
    'no-action': 'Barındıran bir işlem yapmadı',
    until: 'Yanıtlamak için {date} tarihine kadar vaktiniz var. Ziyaretçiler için kendiliğinden bir şey değişmez.',
    appeal: 'Düzenlemeye devam edebilir, 6 ay boyunca itiraz edebilirsiniz.',
    answered: 'Yanıtınız ulaştı, barındıran inceliyor.',
    toAnswer: 'Yanıtlamak için sitelerinize',
    toAppeal: 'İtiraz için sitelerinize',
    toSites: 'Sitelerinize',
  },
  de: {
    from: 'Vom Betreiber',
    'ask-owner': 'Der Betreiber fragt Sie zu dieser Website',
    'take-down': 'Der Betreiber hat diese Website gesperrt',
    hide: 'Der Betreiber zeigt Besuchern einen Teil dieser Website nicht',
    'no-action': 'Der Betreiber hat nichts unternommen',
    until: 'Sie haben bis zum {date} Zeit zu antworten. Für Besucher ändert sich von selbst nichts.',
    appeal: 'Sie können weiter bearbeiten und 6 Monate lang widersprechen.',
    answered: 'Ihre Antwort ist angekommen, der Betreiber sieht sie sich an.',
    toAnswer: 'Über Ihren Websites antworten',
    toAppeal: 'Über Ihren Websites widersprechen',
    toSites: 'Zu Ihren Websites',
  },
  fr: {
    from: 'De l’hébergeur',
    'ask-owner': 'L’hébergeur vous interroge sur ce site',
    'take-down': 'L’hébergeur a retiré ce site',
    hide: 'L’hébergeur cache une partie de ce site aux visiteurs',
    'no-action': 'L’hébergeur n’a rien fait',
    until: 'Vous avez jusqu’au {date} pour répondre. Rien ne change de soi-même pour les visiteurs.',
    appeal: 'Vous pouvez continuer à modifier, et faire un recours pendant 6 mois.',
    answered: 'Votre réponse est arrivée, l’hébergeur l’examine.',
    toAnswer: 'Répondre, au-dessus de vos sites',
    toAppeal: 'Faire un recours, au-dessus de vos sites',
    toSites: 'Vers vos sites',
  },
}
