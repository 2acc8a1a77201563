import type { PartWords } from '../words/words.ts'

/** Taking sites down without a complaint, and putting them back. */
export interface TakeDownWords {
  readonly acts: string
  readonly actsFor: string
  readonly ask: string
  readonly question: string
  readonly what: string
  readonly why: string
  readonly ownerReads: string
  readonly keep: string
  readonly takeDown: string
  readonly isDown: string
  readonly putBack: string
  readonly isBack: string
}

export const takeDownWords: PartWords<TakeDownWords> = {
  en: {
    acts: 'What can be done',
    actsFor: 'More for {site}',
    ask: 'Take down…',
    question: 'Take {site} down?',
    what: 'Visitors see a plain notice at once. The owner gets a mail with your reason, can go on editing and exporting, and can appeal for 6 months.',
    why: 'Reason',
    ownerReads: 'the owner reads it',
    keep: 'Leave it online',
    takeDown: 'Take it down',
    isDown: '{site} is taken down, and its owner is told',
    putBack: 'Put back',
    isBack: 'Visitors see {site} again',
  },
  ar: {
    acts: 'ما يمكن فعله',
    actsFor: 'المزيد بشأن {site}',
    ask: 'حجب…',
    question: 'هل تريد حجب {site}؟',
    what: 'يرى الزوّار إشعارًا بسيطًا على الفور. يصل إلى صاحب الموقع بريد بالسبب، ويمكنه متابعة التعديل والتصدير، والاعتراض خلال 6 أشهر.',
    why: 'السبب',
    ownerReads: 'يقرؤه صاحب الموقع',
    keep: 'إبقاؤه متاحًا',
    takeDown: 'حجب الموقع',
    isDown: 'حُجب {site} وأُبلغ صاحبه',
    putBack: 'إعادة العرض',
    isBack: 'يرى الزوّار {site} من جديد',
  },
  tr: {
    acts: 'Yapılabilecekler',
    actsFor: '{site} için daha fazlası',
    ask: 'Yayından kaldır…',
    question: '{site} yayından kaldırılsın mı?',
    what: 'Ziyaretçiler hemen yalın bir bildirim görür. Site sahibi gerekçenizi e-postayla alır; düzenlemeye ve dışa aktarmaya devam edebilir, 6 ay boyunca itiraz edebilir.',
    why: 'Gerekçe',
    ownerReads: 'site sahibi okur',
    keep: 'Yayında kalsın',
    takeDown: 'Yayından kaldır',
    isDown: '{site} yayından kaldırıldı, sahibine bildirildi',
    putBack: 'Geri koy',
    isBack: 'Ziyaretçiler {site} sitesini yeniden görüyor',
  },
  de: {
    acts: 'Was sich tun lässt',
    actsFor: 'Mehr zu {site}',
    ask: 'Sperren …',
    question: '{site} sperren?',
    what: 'Besucher sehen sofort einen schlichten Hinweis. Wem die Website gehört, bekommt Ihre Begründung per Mail, kann weiter bearbeiten und exportieren und 6 Monate lang widersprechen.',
    why: 'Begründung',
    ownerReads: 'wird dem Eigentümer gezeigt',
    keep: 'Online lassen',
    takeDown: 'Website sperren',
    isDown: '{site} ist gesperrt, und es wurde Bescheid gegeben',
    putBack: 'Wieder zeigen',
    isBack: 'Besucher sehen {site} wieder',
  },
  fr: {
    acts: 'Ce qu’on peut faire',
    actsFor: 'Plus pour {site}',
    ask: 'Retirer…',
    question: 'Retirer {site}\u202f?',
    what: 'Les visiteurs voient aussitôt un simple avis. Le propriétaire reçoit votre motif par mail, peut continuer à modifier et à exporter, et faire un recours pendant 6 mois.',
    why: 'Motif',
    ownerReads: 'le propriétaire le lit',
    keep: 'Laisser en ligne',
    takeDown: 'Retirer le site',
    isDown: '{site} est retiré, et son propriétaire est informé',
    putBack: 'Remettre',
    isBack: 'Les visiteurs voient de nouveau {site}',
  },
}
