import type { AccountMail } from '../store/account-mails.store.ts'
import { plainName } from './plain-name.ts'

interface OfferWords {
  readonly subject: string
  readonly offer: string
  readonly until: string
  readonly unasked: string
  readonly takenSubject: string
  readonly taken: string
}

const en: OfferWords = {
  subject: 'A website is offered to you',
  offer: 'You can take over the website {site}. Sign in with this address; the offer stands above your list of sites:',
  until: 'It ends after 14 days. Until you accept, nothing changes.',
  unasked: 'Were you not expecting this? Then you need not do anything.',
  takenSubject: 'Your website has a new owner',
  taken: 'The website {site} now belongs to the person you offered it to.',
}

const words: { readonly [language: string]: OfferWords } = {
  en,
  ar: {
    subject: 'موقع معروض عليكم',
    offer: 'يمكنكم تسلّم ملكية الموقع {site}. سجّلوا الدخول بهذا البريد، وستجدون العرض أعلى قائمة مواقعكم:',
    until: 'ينتهي العرض بعد 14 يومًا. لا يتغيّر شيء قبل أن تقبلوه.',
    unasked: 'لم تكونوا تتوقعون هذه الرسالة؟ لا يلزمكم فعل شيء.',
    takenSubject: 'لموقعكم مالك جديد',
    taken: 'أصبح الموقع {site} ملكًا لمن عرضتموه عليه.',
  },
  tr: {
    subject: 'Size bir web sitesi öneriliyor',
    offer: '{site} web sitesini devralabilirsiniz. Bu adresle oturum açın; öneri, site listenizin üstünde durur:',
    until: '14 gün sonra sona erer. Siz kabul edene kadar hiçbir şey değişmez.',
    unasked: 'Bunu beklemiyor muydunuz? O zaman bir şey yapmanız gerekmez.',
    takenSubject: 'Web sitenizin yeni bir sahibi var',
    taken: '{site} web sitesi artık önerdiğiniz kişiye ait.',
  },
  de: {
    subject: 'Ihnen wird eine Website angeboten',
    offer:
      'Sie können die Website {site} übernehmen. Melden Sie sich mit dieser Adresse an; das Angebot steht über Ihrer Liste der Websites:',
    until: 'Es endet nach 14 Tagen. Bis Sie annehmen, ändert sich nichts.',
    unasked: 'Haben Sie das nicht erwartet? Dann brauchen Sie nichts zu tun.',
    takenSubject: 'Ihre Website gehört jetzt jemand anderem',
    taken: 'Die Website {site} gehört jetzt der Person, der Sie sie angeboten haben.',
  },
  fr: {
    subject: 'Un site web vous est proposé',
    offer:
      'Vous pouvez reprendre le site {site}. Connectez-vous avec cette adresse\u202f; la proposition figure au-dessus de votre liste de sites\u202f:',
    until: 'Elle prend fin après 14 jours. Rien ne change tant que vous n’acceptez pas.',
    unasked: 'Vous ne vous y attendiez pas\u202f? Alors vous n’avez rien à faire.',
    takenSubject: 'Votre site a un nouveau propriétaire',
    taken: 'Le site {site} appartient désormais à la personne à qui vous l’avez proposé.',
  },
}

interface Facts {
  readonly email: string
  readonly language: string
  readonly siteName: string
  /** Where the site stands: who reads the mail can tell by it which one it is, whatever it is called. */
  readonly host: string
  readonly app: URL
}

/** The mail to whom a site is offered, or to who had it before. It carries no way in: whoever reads it signs in as always. */
export function offerMail(
  what: 'offer' | 'taken',
  { email, language, siteName, host, app }: Facts,
): AccountMail<'written'> {
  const said = words[language] ?? en
  const name = plainName(siteName)
  const named = (text: string) => text.replace('{site}', name ? `${name} (${host})` : host)
  const lines =
    what === 'offer' ? [named(said.offer), `${app.origin}/sites`, said.until, said.unasked] : [named(said.taken)]
  const subject = what === 'offer' ? said.subject : said.takenSubject
  return { email, language, kind: 'written', facts: { subject, text: lines.join('\n\n') } }
}
