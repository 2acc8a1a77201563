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
  readonly answered: string
  readonly openPage: string
  readonly asItWas: string
  readonly noPage: string
  readonly decision: string
  readonly noAction: string
  readonly noActionHow: string
  readonly askOwner: string
  readonly askOwnerHow: Plural
  readonly hide: string
  readonly hideHow: string
  readonly hideWhat: string
  readonly hideWhere: string
  readonly hidden: string
  readonly waitsUntil: string
  readonly lapsed: string
  readonly lapsedOn: string
  readonly byHost: string
  readonly byHostHow: string
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
    answered: 'The owner has answered',
    openPage: 'Open the page',
    asItWas: 'The page when it was reported',
    noPage: 'The site was not published then.',
    decision: 'Decision',
    noAction: 'No action',
    noActionHow: 'The complaint is not right',
    askOwner: 'Ask the owner',
    askOwnerHow: { one: '1 day to answer', other: '{n} days to answer' },
    hide: 'Hide one page or picture',
    hideHow: 'The rest of the site stays online',
    hideWhat: 'Address of the page or picture',
    hideWhere:
      'Open the page and copy its address. Of a picture: hold it, or click it with the right button, and copy the address of the image.',
    hidden: 'Hidden: {address}',
    waitsUntil: 'Waiting for the owner until {date}',
    lapsed: 'The owner has not answered',
    lapsedOn: 'Time to answer was over on {date}. Nothing was changed: decide.',
    byHost: 'Decided by the host',
    byHostHow: 'Nobody complained; the host acted by itself.',
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
    takenBackHow: 'Visitors see everything again',
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
    hide: 'إخفاء صفحة أو صورة واحدة',
    hideHow: 'يبقى باقي الموقع متاحًا',
    hideWhat: 'عنوان الصفحة أو الصورة',
    hideWhere: 'افتح الصفحة وانسخ عنوانها. أما الصورة فاضغط عليها مطوّلًا، أو بالزر الأيمن، وانسخ عنوان الصورة.',
    hidden: 'أُخفي: {address}',
    waitsUntil: 'بانتظار صاحب الموقع حتى {date}',
    lapsed: 'لم يردّ صاحب الموقع',
    lapsedOn: 'انتهت مهلة الرد في {date}. لم يتغيّر شيء، والقرار لك.',
    byHost: 'قرار من الجهة المستضيفة',
    byHostHow: 'لم يبلّغ أحد؛ تصرّفت الجهة المستضيفة من نفسها.',
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
    takenBackHow: 'يرى الزوّار كل شيء من جديد',
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
    answered: 'Site sahibi yanıtladı',
    openPage: 'Sayfayı aç',
    asItWas: 'Bildirildiği andaki sayfa',
    noPage: 'Site o sırada yayında değildi.',
    decision: 'Karar',
    noAction: 'İşlem yok',
    noActionHow: 'Şikâyet haklı değil',
    askOwner: 'Site sahibine sor',
    askOwnerHow: { other: 'Yanıt için {n} gün' },
    hide: 'Tek bir sayfayı veya görseli gizle',
    hideHow: 'Sitenin geri kalanı yayında kalır',
    hideWhat: 'Sayfanın veya görselin adresi',
    hideWhere:
      'Sayfayı açıp adresini kopyalayın. Görsel için: basılı tutun ya da sağ tıklayın ve görselin adresini kopyalayın.',
    hidden: 'Gizlendi: {address}',
    waitsUntil: 'Site sahibi {date} tarihine kadar bekleniyor',
    lapsed: 'Site sahibi yanıtlamadı',
    lapsedOn: 'Yanıt süresi {date} tarihinde doldu. Hiçbir şey değiştirilmedi; karar sizin.',
    byHost: 'Barındıranın kararı',
    byHostHow: 'Kimse şikâyet etmedi; barındıran kendiliğinden karar verdi.',
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
    takenBackHow: 'Ziyaretçiler her şeyi yeniden görür',
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
    answered: 'Es wurde geantwortet',
    openPage: 'Seite öffnen',
    asItWas: 'Die Seite, als sie gemeldet wurde',
    noPage: 'Die Website war damals nicht veröffentlicht.',
    decision: 'Entscheidung',
    noAction: 'Nichts unternehmen',
    noActionHow: 'Die Beschwerde trifft nicht zu',
    askOwner: 'Nachfragen',
    askOwnerHow: { one: '1 Tag Zeit zu antworten', other: '{n} Tage Zeit zu antworten' },
    hide: 'Eine Seite oder ein Bild verbergen',
    hideHow: 'Der Rest der Website bleibt online',
    hideWhat: 'Adresse der Seite oder des Bildes',
    hideWhere:
      'Öffnen Sie die Seite und kopieren Sie ihre Adresse. Beim Bild: lange darauf drücken oder mit der rechten Maustaste klicken und die Grafikadresse kopieren.',
    hidden: 'Verborgen: {address}',
    waitsUntil: 'Antwort steht aus, bis {date}',
    lapsed: 'Es kam keine Antwort',
    lapsedOn: 'Die Zeit zu antworten endete am {date}. Es wurde nichts geändert: Entscheiden Sie.',
    byHost: 'Vom Betreiber entschieden',
    byHostHow: 'Niemand hat sich beschwert; der Betreiber hat von sich aus gehandelt.',
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
    takenBackHow: 'Besucher sehen wieder alles',
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
    answered: 'Le propriétaire a répondu',
    openPage: 'Ouvrir la page',
    asItWas: 'La page au moment du signalement',
    noPage: 'Le site n’était pas publié à ce moment.',
    decision: 'Décision',
    noAction: 'Ne rien faire',
    noActionHow: 'La plainte n’est pas fondée',
    askOwner: 'Interroger le propriétaire',
    askOwnerHow: { one: '{n} jour pour répondre', other: '{n} jours pour répondre' },
    hide: 'Cacher une page ou une image',
    hideHow: 'Le reste du site demeure en ligne',
    hideWhat: 'Adresse de la page ou de l’image',
    hideWhere:
      'Ouvrez la page et copiez son adresse. Pour une image\u202f: appuyez longuement, ou cliquez du bouton droit, et copiez l’adresse de l’image.',
    hidden: 'Caché\u202f: {address}',
    waitsUntil: 'En attente du propriétaire jusqu’au {date}',
    lapsed: 'Le propriétaire n’a pas répondu',
    lapsedOn: 'Le délai de réponse a pris fin le {date}. Rien n’a été changé\u202f: à vous de décider.',
    byHost: 'Décidé par l’hébergeur',
    byHostHow: 'Personne ne s’est plaint\u202f; l’hébergeur a agi de lui-même.',
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
    takenBackHow: 'Les visiteurs revoient tout',
    back: 'Toutes les plaintes',
  },
}
