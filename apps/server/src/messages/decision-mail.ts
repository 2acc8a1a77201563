import type { AccountMail } from '../store/account-mails.store.ts'
import { plainName } from './plain-name.ts'

type Said = 'no-action' | 'ask-owner' | 'hide' | 'take-down' | 'stays' | 'taken-back' | 'put-back'

interface DecisionWords {
  readonly ownerSubject: string
  readonly reporterSubject: string
  readonly owner: string
  /** Where nobody complained. */
  readonly unasked: string
  readonly reporter: string
  readonly said: { readonly [What in Said]: string }
  readonly about: string
  readonly reason: string
  readonly ask: string
  readonly appeal: string
}

const en: DecisionWords = {
  ownerSubject: 'A decision about your website',
  reporterSubject: 'Your report about a website',
  owner: 'A visitor reported the website {site}, and its host has decided:',
  unasked: 'The host of the website {site} has decided:',
  reporter: 'You reported the website {site}, and its host has decided:',
  said: {
    'no-action': 'Nothing is changed.',
    'ask-owner': 'The owner is asked to answer within 7 days.',
    hide: 'A page or picture is no longer shown to visitors. The rest of the website stays as it is.',
    'take-down': 'The website was taken down.',
    stays: 'After an appeal, the decision stays.',
    'taken-back': 'After an appeal, the decision was taken back.',
    'put-back': 'Visitors see the website again.',
  },
  about: 'What it is about:',
  reason: 'Reason:',
  ask: 'Please answer above your list of sites:',
  appeal: 'You can appeal for 6 months, above your list of sites:',
}

const words: { readonly [language: string]: DecisionWords } = {
  en,
  ar: {
    ownerSubject: 'قرار بشأن موقعكم',
    reporterSubject: 'بلاغكم عن موقع',
    owner: 'أبلغ أحد الزوّار عن الموقع {site}، وقررت الجهة المستضيفة:',
    unasked: 'قررت الجهة المستضيفة للموقع {site}:',
    reporter: 'أبلغتم عن الموقع {site}، وقررت الجهة المستضيفة:',
    said: {
      'no-action': 'لا يتغيّر شيء.',
      'ask-owner': 'طُلب من صاحب الموقع أن يردّ خلال 7 أيام.',
      hide: 'لم تعد صفحة أو صورة تظهر للزوّار. يبقى باقي الموقع كما هو.',
      'take-down': 'حُجب الموقع.',
      stays: 'بعد الاعتراض، يبقى القرار كما هو.',
      'taken-back': 'بعد الاعتراض، سُحب القرار.',
      'put-back': 'يرى الزوّار الموقع من جديد.',
    },
    about: 'ما يخصّه القرار:',
    reason: 'السبب:',
    ask: 'يُرجى الرد أعلى قائمة مواقعكم:',
    appeal: 'يمكنكم الاعتراض خلال 6 أشهر، أعلى قائمة مواقعكم:',
  },
  tr: {
    ownerSubject: 'Web siteniz hakkında bir karar',
    reporterSubject: 'Bir web sitesi hakkındaki şikâyetiniz',
    owner: 'Bir ziyaretçi {site} web sitesini şikâyet etti ve barındıran şu kararı verdi:',
    unasked: '{site} web sitesini barındıran şu kararı verdi:',
    reporter: '{site} web sitesini şikâyet ettiniz ve barındıran şu kararı verdi:',
    said: {
      'no-action': 'Hiçbir şey değiştirilmedi.',
      'ask-owner': 'Site sahibinden 7 gün içinde yanıt istendi.',
      hide: 'Bir sayfa veya görsel artık ziyaretçilere gösterilmiyor. Sitenin geri kalanı olduğu gibi duruyor.',
      'take-down': 'Web sitesi yayından kaldırıldı.',
      stays: 'İtirazdan sonra karar değişmedi.',
      'taken-back': 'İtirazdan sonra karar geri alındı.',
      'put-back': 'Ziyaretçiler siteyi yeniden görüyor.',
    },
    about: 'Konusu:',
    reason: 'Gerekçe:',
    ask: 'Lütfen site listenizin üstünde yanıtlayın:',
    appeal: 'Site listenizin üstünde 6 ay boyunca itiraz edebilirsiniz:',
  },
  de: {
    ownerSubject: 'Eine Entscheidung zu Ihrer Website',
    reporterSubject: 'Ihre Meldung zu einer Website',
    owner: 'Jemand hat die Website {site} gemeldet, und der Betreiber des Servers hat entschieden:',
    unasked: 'Der Betreiber des Servers hat über die Website {site} entschieden:',
    reporter: 'Sie haben die Website {site} gemeldet, und der Betreiber des Servers hat entschieden:',
    said: {
      'no-action': 'Es wird nichts geändert.',
      'ask-owner': 'Wem die Website gehört, soll innerhalb von 7 Tagen antworten.',
      hide: 'Eine Seite oder ein Bild wird Besuchern nicht mehr gezeigt. Der Rest der Website bleibt, wie er ist.',
      'take-down': 'Die Website wurde gesperrt.',
      stays: 'Nach einem Widerspruch bleibt die Entscheidung bestehen.',
      'taken-back': 'Nach einem Widerspruch wurde die Entscheidung zurückgenommen.',
      'put-back': 'Besucher sehen die Website wieder.',
    },
    about: 'Worum es geht:',
    reason: 'Begründung:',
    ask: 'Bitte antworten Sie über Ihrer Liste der Websites:',
    appeal: 'Sie können 6 Monate lang widersprechen, über Ihrer Liste der Websites:',
  },
  fr: {
    ownerSubject: 'Une décision concernant votre site',
    reporterSubject: 'Votre signalement d’un site',
    owner: 'Un visiteur a signalé le site {site}, et son hébergeur a décidé\u202f:',
    unasked: 'L’hébergeur du site {site} a décidé\u202f:',
    reporter: 'Vous avez signalé le site {site}, et son hébergeur a décidé\u202f:',
    said: {
      'no-action': 'Rien n’est changé.',
      'ask-owner': 'Le propriétaire est invité à répondre dans les 7 jours.',
      hide: 'Une page ou une image n’est plus montrée aux visiteurs. Le reste du site demeure tel quel.',
      'take-down': 'Le site a été retiré.',
      stays: 'Après recours, la décision est maintenue.',
      'taken-back': 'Après recours, la décision a été annulée.',
      'put-back': 'Les visiteurs voient de nouveau le site.',
    },
    about: 'Ce dont il s’agit\u202f:',
    reason: 'Motif\u202f:',
    ask: 'Veuillez répondre au-dessus de votre liste de sites\u202f:',
    appeal: 'Vous pouvez faire un recours pendant 6 mois, au-dessus de votre liste de sites\u202f:',
  },
}

interface Facts {
  readonly email: string
  readonly language: string
  readonly isOwner: boolean
  readonly siteName: string
  readonly host: string
  readonly reason: string
  /** The address of the page or picture that is decided about; null: all of the site. */
  readonly address?: string | null
  /** Nobody complained. */
  readonly isOwn?: boolean
  readonly app: URL
}

/** The statement of reasons to the owner of a site, or to who complained about it. */
export function decisionMail(what: Said, facts: Facts): AccountMail<'written'> {
  const { email, language, isOwner, siteName, host, reason, address = null, isOwn = false, app } = facts
  const say = words[language.split('-')[0] ?? ''] ?? en
  const name = plainName(siteName)
  const site = name ? `${name} (${host})` : host
  const lead = (isOwn ? say.unasked : isOwner ? say.owner : say.reporter).replace('{site}', () => site)
  const way = what === 'ask-owner' ? [say.ask, `${app.origin}/sites`] : [say.appeal, `${app.origin}/sites`]
  const mayAnswer = isOwner && (what === 'ask-owner' || what === 'take-down' || what === 'hide')
  const about = address === null ? [] : [`${say.about} ${address}`]
  const why = reason === '' ? [] : [`${say.reason} ${reason}`]
  const lines = [lead, say.said[what], ...about, ...why, ...(mayAnswer ? way : [])]
  const subject = isOwner ? say.ownerSubject : say.reporterSubject
  return { email, language, kind: 'written', facts: { subject, text: lines.join('\n\n') } }
}
