import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

/** What the complaint desk says. */
interface ComplaintWords {
  readonly title: string
  readonly show: string
  readonly open: string
  readonly appeals: string
  readonly closed: string
  readonly none: string
  readonly noneHow: string
  readonly waiting: string
  readonly answered: string
  readonly openPage: string
  readonly asItWas: string
  readonly noPage: string
  readonly decision: string
  readonly noAction: string
  readonly noActionHow: string
  readonly askOwner: string
  readonly askOwnerHow: Plural
  readonly takeDown: string
  readonly takeDownHow: string
  readonly reason: string
  readonly bothRead: string
  readonly decide: string
  readonly both: string
  readonly decided: string
  readonly decidedOn: string
  readonly ownerSays: string
  readonly appeal: string
  readonly stays: string
  readonly staysHow: string
  readonly takenBack: string
  readonly takenBackHow: string
  readonly back: string
}

export const complaintWords: PartWords<ComplaintWords> = {
  en: {
    title: 'Complaints',
    show: 'Which complaints',
    open: 'To decide {n}',
    appeals: 'Appeals {n}',
    closed: 'Closed {n}',
    none: 'Nothing to decide',
    noneHow: 'What visitors report from the foot of a site arrives here.',
    waiting: 'Waiting for the owner',
    answered: 'The owner has answered',
    openPage: 'Open the page',
    asItWas: 'The page when it was reported',
    noPage: 'The site was not published then.',
    decision: 'Decision',
    noAction: 'No action',
    noActionHow: 'The complaint is not right',
    askOwner: 'Ask the owner',
    askOwnerHow: { one: '1 day to answer', other: '{n} days to answer' },
    takeDown: 'Take the site down',
    takeDownHow: 'Visitors see a plain notice',
    reason: 'Reason',
    bothRead: 'both sides read it',
    decide: 'Decide',
    both: 'Both get a mail in their language. The owner can appeal for 6 months.',
    decided: 'The decision stands, and both sides are told',
    decidedOn: 'Decided {date}',
    ownerSays: 'The owner says',
    appeal: 'Answer the appeal',
    stays: 'The decision stays',
    staysHow: 'Nothing changes for visitors',
    takenBack: 'Take it back',
    takenBackHow: 'Visitors see the site again',
    back: 'All complaints',
  },
  ar: {
    title: 'الشكاوى',
    show: 'أي شكاوى',
    open: 'للبتّ {n}',
    appeals: 'اعتراضات {n}',
    closed: 'مغلقة {n}',
    none: 'لا شيء للبتّ فيه',
    noneHow: 'يصل إلى هنا ما يبلّغ عنه الزوّار من أسفل المواقع.',
    waiting: 'بانتظار صاحب الموقع',
    answered: 'ردّ صاحب الموقع',
    openPage: 'فتح الصفحة',
    asItWas: 'الصفحة وقت البلاغ',
    noPage: 'لم يكن الموقع منشورًا حينها.',
    decision: 'القرار',
    noAction: 'لا إجراء',
    noActionHow: 'البلاغ غير صحيح',
    askOwner: 'سؤال صاحب الموقع',
    askOwnerHow: {
      zero: 'لا مهلة للرد',
      one: 'يوم واحد للرد',
      two: 'يومان للرد',
      few: '{n} أيام للرد',
      many: '{n} يومًا للرد',
      other: '{n} يوم للرد',
    },
    takeDown: 'حجب الموقع',
    takeDownHow: 'يرى الزوّار إشعارًا بسيطًا',
    reason: 'السبب',
    bothRead: 'يقرؤه الطرفان',
    decide: 'اعتماد القرار',
    both: 'يصل إلى الطرفين بريد بلغتهما. يمكن لصاحب الموقع الاعتراض خلال 6 أشهر.',
    decided: 'اعتُمد القرار وأُبلغ الطرفان',
    decidedOn: 'تقرر في {date}',
    ownerSays: 'يقول صاحب الموقع',
    appeal: 'الرد على الاعتراض',
    stays: 'يبقى القرار',
    staysHow: 'لا يتغيّر شيء للزوّار',
    takenBack: 'سحب القرار',
    takenBackHow: 'يرى الزوّار الموقع من جديد',
    back: 'كل الشكاوى',
  },
  tr: {
    title: 'Şikâyetler',
    show: 'Hangi şikâyetler',
    open: 'Karar bekleyen {n}',
    appeals: 'İtirazlar {n}',
    closed: 'Kapanan {n}',
    none: 'Karar bekleyen bir şey yok',
    noneHow: 'Ziyaretçilerin sitelerin altından bildirdikleri buraya gelir.',
    waiting: 'Site sahibi bekleniyor',
    answered: 'Site sahibi yanıtladı',
    openPage: 'Sayfayı aç',
    asItWas: 'Bildirildiği andaki sayfa',
    noPage: 'Site o sırada yayında değildi.',
    decision: 'Karar',
    noAction: 'İşlem yok',
    noActionHow: 'Şikâyet haklı değil',
    askOwner: 'Site sahibine sor',
    askOwnerHow: { other: 'Yanıt için {n} gün' },
    takeDown: 'Siteyi yayından kaldır',
    takeDownHow: 'Ziyaretçiler yalın bir bildirim görür',
    reason: 'Gerekçe',
    bothRead: 'iki taraf da okur',
    decide: 'Karar ver',
    both: 'İkisi de kendi dilinde bir e-posta alır. Site sahibi 6 ay boyunca itiraz edebilir.',
    decided: 'Karar verildi, iki tarafa da bildirildi',
    decidedOn: '{date} tarihinde karar verildi',
    ownerSays: 'Site sahibi diyor ki',
    appeal: 'İtirazı yanıtla',
    stays: 'Karar geçerli kalsın',
    staysHow: 'Ziyaretçiler için bir şey değişmez',
    takenBack: 'Kararı geri al',
    takenBackHow: 'Ziyaretçiler siteyi yeniden görür',
    back: 'Bütün şikâyetler',
  },
  de: {
    title: 'Beschwerden',
    show: 'Welche Beschwerden',
    open: 'Offen {n}',
    appeals: 'Widersprüche {n}',
    closed: 'Erledigt {n}',
    none: 'Nichts zu entscheiden',
    noneHow: 'Was Besucher am Fuß einer Website melden, kommt hier an.',
    waiting: 'Antwort steht aus',
    answered: 'Es wurde geantwortet',
    openPage: 'Seite öffnen',
    asItWas: 'Die Seite, als sie gemeldet wurde',
    noPage: 'Die Website war damals nicht veröffentlicht.',
    decision: 'Entscheidung',
    noAction: 'Nichts unternehmen',
    noActionHow: 'Die Beschwerde trifft nicht zu',
    askOwner: 'Nachfragen',
    askOwnerHow: { one: '1 Tag Zeit zu antworten', other: '{n} Tage Zeit zu antworten' },
    takeDown: 'Website sperren',
    takeDownHow: 'Besucher sehen einen schlichten Hinweis',
    reason: 'Begründung',
    bothRead: 'beide Seiten lesen sie',
    decide: 'Entscheiden',
    both: 'Beide bekommen eine Mail in ihrer Sprache. Wem die Website gehört, kann 6 Monate lang widersprechen.',
    decided: 'Die Entscheidung steht, beide Seiten erfahren davon',
    decidedOn: 'Entschieden am {date}',
    ownerSays: 'Antwort zur Website',
    appeal: 'Über den Widerspruch entscheiden',
    stays: 'Die Entscheidung bleibt',
    staysHow: 'Für Besucher ändert sich nichts',
    takenBack: 'Zurücknehmen',
    takenBackHow: 'Besucher sehen die Website wieder',
    back: 'Alle Beschwerden',
  },
  fr: {
    title: 'Plaintes',
    show: 'Quelles plaintes',
    open: 'À trancher {n}',
    appeals: 'Recours {n}',
    closed: 'Closes {n}',
    none: 'Rien à trancher',
    noneHow: 'Ce que les visiteurs signalent au pied d’un site arrive ici.',
    waiting: 'En attente du propriétaire',
    answered: 'Le propriétaire a répondu',
    openPage: 'Ouvrir la page',
    asItWas: 'La page au moment du signalement',
    noPage: 'Le site n’était pas publié à ce moment.',
    decision: 'Décision',
    noAction: 'Ne rien faire',
    noActionHow: 'La plainte n’est pas fondée',
    askOwner: 'Interroger le propriétaire',
    askOwnerHow: { one: '{n} jour pour répondre', other: '{n} jours pour répondre' },
    takeDown: 'Retirer le site',
    takeDownHow: 'Les visiteurs voient un simple avis',
    reason: 'Motif',
    bothRead: 'les deux parties le lisent',
    decide: 'Décider',
    both: 'Chacun reçoit un mail dans sa langue. Le propriétaire peut faire un recours pendant 6 mois.',
    decided: 'La décision est prise, les deux parties sont informées',
    decidedOn: 'Décidé le {date}',
    ownerSays: 'Le propriétaire dit',
    appeal: 'Répondre au recours',
    stays: 'La décision est maintenue',
    staysHow: 'Rien ne change pour les visiteurs',
    takenBack: 'L’annuler',
    takenBackHow: 'Les visiteurs voient de nouveau le site',
    back: 'Toutes les plaintes',
  },
}
