/** What is asked of an address before messages of visitors go there: by mail, and on the page its link opens. */
interface MailboxWords {
  readonly subject: string
  readonly ask: string
  readonly unasked: string
  readonly title: string
  readonly text: string
  readonly agree: string
  readonly done: string
  readonly doneText: string
  readonly gone: string
  readonly goneText: string
}

const en: MailboxWords = {
  subject: 'Confirm this address for {host}',
  ask: 'What visitors write on {host} is to be mailed to this address. To agree, open this page and press its button:',
  unasked: 'Were you not expecting this? Then do nothing: nothing will be mailed here.',
  title: 'Get the messages of {host}?',
  text: 'What visitors write on {host} will be mailed to {email}.',
  agree: 'Yes, mail them to me',
  done: 'Confirmed',
  doneText: 'What visitors write on {host} is mailed to {email} from now on.',
  gone: 'This link was used already or is too old',
  goneText: 'Ask whoever looks after the site to send the mail again.',
}

const words: { readonly [language: string]: MailboxWords } = {
  en,
  ar: {
    subject: 'أكِّد هذا البريد للموقع {host}',
    ask: 'ستُرسل رسائل زوار {host} إلى هذا البريد. إن وافقت فافتح هذه الصفحة واضغط الزر:',
    unasked: 'لم تكن تتوقع هذه الرسالة؟ لا تفعل شيئًا، ولن يصلك شيء.',
    title: 'هل تريد استلام رسائل {host}؟',
    text: 'ما يكتبه زوار {host} سيُرسل إلى {email}.',
    agree: 'نعم، أرسلوها إليّ',
    done: 'تم التأكيد',
    doneText: 'ما يكتبه زوار {host} يُرسل من الآن إلى {email}.',
    gone: 'هذا الرابط استُخدم أو انتهت صلاحيته',
    goneText: 'اطلب ممّن يدير الموقع إرسال الرسالة من جديد.',
  },
  tr: {
    subject: '{host} için bu adresi onaylayın',
    ask: '{host} ziyaretçilerinin yazdıkları bu adrese gönderilecek. Kabul ediyorsanız bu sayfayı açıp düğmeye basın:',
    unasked: 'Bunu beklemiyor muydunuz? Bir şey yapmayın; buraya hiçbir şey gönderilmez.',
    title: '{host} mesajları size gelsin mi?',
    text: '{host} ziyaretçilerinin yazdıkları {email} adresine gönderilecek.',
    agree: 'Evet, bana gönderin',
    done: 'Onaylandı',
    doneText: '{host} ziyaretçilerinin yazdıkları artık {email} adresine gönderiliyor.',
    gone: 'Bu bağlantı kullanılmış ya da süresi dolmuş',
    goneText: 'Siteyle ilgilenen kişiden postayı yeniden göndermesini isteyin.',
  },
  de: {
    subject: 'Bestätigen Sie diese Adresse für {host}',
    ask: 'Was Besucher auf {host} schreiben, soll an diese Adresse gehen. Wenn Sie einverstanden sind, öffnen Sie diese Seite und drücken Sie den Knopf:',
    unasked: 'Haben Sie das nicht erwartet? Dann tun Sie nichts: Hierher wird nichts geschickt.',
    title: 'Nachrichten von {host} erhalten?',
    text: 'Was Besucher auf {host} schreiben, geht dann an {email}.',
    agree: 'Ja, an mich schicken',
    done: 'Bestätigt',
    doneText: 'Was Besucher auf {host} schreiben, geht ab jetzt an {email}.',
    gone: 'Dieser Link wurde schon benutzt oder ist abgelaufen',
    goneText: 'Bitten Sie den, der sich um die Website kümmert, die E-Mail noch einmal zu schicken.',
  },
  fr: {
    subject: 'Confirmez cette adresse pour {host}',
    ask: 'Ce que les visiteurs écrivent sur {host} doit arriver à cette adresse. Si vous êtes d’accord, ouvrez cette page et appuyez sur le bouton :',
    unasked: 'Vous ne vous y attendiez pas ? Ne faites rien : rien n’arrivera ici.',
    title: 'Recevoir les messages de {host} ?',
    text: 'Ce que les visiteurs écrivent sur {host} sera envoyé à {email}.',
    agree: 'Oui, envoyez-les-moi',
    done: 'C’est confirmé',
    doneText: 'Ce que les visiteurs écrivent sur {host} est désormais envoyé à {email}.',
    gone: 'Ce lien a déjà servi ou il est trop ancien',
    goneText: 'Demandez à la personne qui gère le site de renvoyer le mail.',
  },
}

/** In a reader's language; English where there are none. */
export const mailboxWords = (language: string): MailboxWords => words[language.split('-')[0] ?? ''] ?? en
