import type { PartWords } from '../words/words.ts'

/** What owners are told of decisions about their sites. */
export interface DecisionWords {
  readonly asked: string
  readonly decided: string
  readonly answerBy: string
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
    answerBy: 'أمامك 7 أيام للرد. لا يتغيّر شيء للزوّار حتى ذلك الحين.',
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
    answerBy: 'You have 7 days to answer. Nothing changes for visitors until then.',
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
    answerBy: 'Yanıtlamak için 7 gününüz var. O zamana kadar ziyaretçiler için bir şey değişmez.',
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
    answerBy: 'Sie haben 7 Tage Zeit zu antworten. Bis dahin ändert sich für Besucher nichts.',
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
    answerBy: 'Vous avez 7 jours pour répondre. D’ici là, rien ne change pour les visiteurs.',
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
