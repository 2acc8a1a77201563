import type { PartWords } from '../words/words.ts'

/** What owners are told of decisions about their sites. */
export interface DecisionWords {
  readonly asked: string
  readonly decided: string
  readonly decidedOwn: string
  readonly hid: string
  readonly what: string
  readonly answerBy: string
  readonly lapsed: string
  readonly appealFor: string
  readonly answered: string
  readonly stays: string
  readonly answer: string
  readonly appeal: string
  readonly answerTitle: string
  readonly appealTitle: string
  readonly yourWords: string
  readonly notNow: string
  readonly send: string
  readonly sent: string
}

export const decisionWords: PartWords<DecisionWords> = {
  ar: {
    asked: 'وصل بلاغ عن «{site}»، وتسألك الجهة المستضيفة ({date})',
    decided: 'وصل بلاغ عن «{site}»، وحجبته الجهة المستضيفة في {date}',
    decidedOwn: 'حجبت الجهة المستضيفة «{site}» في {date}',
    hid: 'أخفت الجهة المستضيفة جزءًا من «{site}» عن الزوّار في {date}',
    what: 'لا يرى الزوّار: {address}. يبقى باقي الموقع متاحًا، ولا يعيد النشر ما أُخفي.',
    lapsed: 'انتهت مهلة الرد في {date}. ما زال بإمكانك الرد ما لم تقرر الجهة المستضيفة.',
    answerBy: 'أمامك حتى {date} للرد. لا يتغيّر شيء للزوّار من تلقاء نفسه.',
    appealFor: 'يمكنك الاعتراض خلال 6 أشهر.',
    answered: 'وصل ردّك، وتنظر فيه الجهة المستضيفة.',
    stays: 'بقي القرار بعد اعتراضك.',
    answer: 'الرد…',
    appeal: 'الاعتراض…',
    answerTitle: 'الرد بشأن «{site}»',
    appealTitle: 'الاعتراض على القرار بشأن «{site}»',
    yourWords: 'كلامك للجهة المستضيفة',
    notNow: 'ليس الآن',
    send: 'إرسال',
    sent: 'أُرسل إلى الجهة المستضيفة',
  },
  en: {
    asked: '“{site}” was reported, and the host asks you ({date})',
    decided: '“{site}” was reported, and the host took it down on {date}',
    decidedOwn: 'The host took “{site}” down on {date}',
    hid: 'The host hid part of “{site}” from visitors on {date}',
    what: 'Visitors do not see {address}. The rest of the site is online; publishing again does not bring this back.',
    lapsed: 'The time to answer was over on {date}. You can still answer, until the host decides.',
    answerBy: 'You have until {date} to answer. Nothing changes for visitors by itself.',
    appealFor: 'You can appeal for 6 months.',
    answered: 'Your answer has arrived, and the host looks at it.',
    stays: 'After your appeal, the decision stays.',
    answer: 'Answer…',
    appeal: 'Appeal…',
    answerTitle: 'Answer about “{site}”',
    appealTitle: 'Appeal about “{site}”',
    yourWords: 'Your words to the host',
    notNow: 'Not now',
    send: 'Send',
    sent: 'Sent to the host',
  },
  tr: {
    asked: '“{site}” şikâyet edildi ve barındıran size soruyor ({date})',
    decided: '“{site}” şikâyet edildi ve barındıran {date} tarihinde yayından kaldırdı',
    decidedOwn: 'Barındıran “{site}” sitesini {date} tarihinde yayından kaldırdı',
    hid: 'Barındıran {date} tarihinde “{site}” sitesinin bir bölümünü ziyaretçilerden gizledi',
    what: 'Ziyaretçiler {address} adresini görmüyor. Sitenin geri kalanı yayında; yeniden yayınlamak bunu geri getirmez.',
    lapsed: 'Yanıt süresi {date} tarihinde doldu. Barındıran karar verene kadar yine de yanıtlayabilirsiniz.',
    answerBy: 'Yanıtlamak için {date} tarihine kadar vaktiniz var. Ziyaretçiler için kendiliğinden bir şey değişmez.',
    appealFor: '6 ay boyunca itiraz edebilirsiniz.',
    answered: 'Yanıtınız ulaştı, barındıran inceliyor.',
    stays: 'İtirazınızdan sonra karar değişmedi.',
    answer: 'Yanıtla…',
    appeal: 'İtiraz et…',
    answerTitle: '“{site}” hakkında yanıt',
    appealTitle: '“{site}” hakkında itiraz',
    yourWords: 'Barındırana sözleriniz',
    notNow: 'Şimdi değil',
    send: 'Gönder',
    sent: 'Barındırana gönderildi',
  },
  de: {
    asked: '„{site}“ wurde gemeldet, und der Betreiber fragt nach ({date})',
    decided: '„{site}“ wurde gemeldet und am {date} vom Betreiber gesperrt',
    decidedOwn: '„{site}“ wurde am {date} vom Betreiber gesperrt',
    hid: 'Ein Teil von „{site}“ wird Besuchern seit {date} nicht mehr gezeigt',
    what: 'Besucher sehen {address} nicht. Der Rest der Website ist online; auch neues Veröffentlichen bringt das nicht zurück.',
    lapsed: 'Die Zeit zu antworten endete am {date}. Sie können noch antworten, bis der Betreiber entscheidet.',
    answerBy: 'Sie haben bis zum {date} Zeit zu antworten. Für Besucher ändert sich von selbst nichts.',
    appealFor: 'Sie können 6 Monate lang widersprechen.',
    answered: 'Ihre Antwort ist angekommen, der Betreiber sieht sie sich an.',
    stays: 'Nach Ihrem Widerspruch bleibt die Entscheidung bestehen.',
    answer: 'Antworten …',
    appeal: 'Widersprechen …',
    answerTitle: 'Antwort zu „{site}“',
    appealTitle: 'Widerspruch zu „{site}“',
    yourWords: 'Ihre Worte an den Betreiber',
    notNow: 'Nicht jetzt',
    send: 'Absenden',
    sent: 'An den Betreiber gesendet',
  },
  fr: {
    asked: '«\u202f{site}\u202f» a été signalé, et l’hébergeur vous interroge ({date})',
    decided: '«\u202f{site}\u202f» a été signalé, et l’hébergeur l’a retiré le {date}',
    decidedOwn: 'L’hébergeur a retiré «\u202f{site}\u202f» le {date}',
    hid: 'L’hébergeur cache une partie de «\u202f{site}\u202f» aux visiteurs depuis le {date}',
    what: 'Les visiteurs ne voient pas {address}. Le reste du site est en ligne\u202f; publier à nouveau ne le fait pas revenir.',
    lapsed:
      'Le délai de réponse a pris fin le {date}. Vous pouvez encore répondre tant que l’hébergeur n’a pas tranché.',
    answerBy: 'Vous avez jusqu’au {date} pour répondre. Rien ne change de soi-même pour les visiteurs.',
    appealFor: 'Vous pouvez faire un recours pendant 6 mois.',
    answered: 'Votre réponse est arrivée, l’hébergeur l’examine.',
    stays: 'Après votre recours, la décision est maintenue.',
    answer: 'Répondre…',
    appeal: 'Faire un recours…',
    answerTitle: 'Répondre au sujet de «\u202f{site}\u202f»',
    appealTitle: 'Recours au sujet de «\u202f{site}\u202f»',
    yourWords: 'Vos mots à l’hébergeur',
    notNow: 'Pas maintenant',
    send: 'Envoyer',
    sent: 'Envoyé à l’hébergeur',
  },
}
