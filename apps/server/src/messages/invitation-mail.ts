import type { Mail } from './mail.ts'
import { plainName } from './plain-name.ts'

interface InvitationWords {
  readonly subject: string
  readonly text: (site: string) => string
  readonly by: (giver: string) => string
  readonly once: string
  readonly unasked: string
}

const en: InvitationWords = {
  subject: 'You have been invited to edit a website',
  text: (site) => `You have been invited to edit the website ${site}. This link opens it:`,
  by: (giver) => `${giver} has invited you.`,
  once: 'The link works once, within a day. After that, ask for a new one.',
  unasked: 'Were you not expecting this? Then you need not do anything.',
}

const words: { readonly [language: string]: InvitationWords } = {
  en,
  ar: {
    subject: 'دعوة إلى تحرير موقع',
    text: (site) => `دُعيتم إلى تحرير موقع ${site}. يفتحه هذا الرابط:`,
    by: (giver) => `دعاكم ${giver}.`,
    once: 'يعمل الرابط مرة واحدة خلال يوم واحد. بعد ذلك اطلبوا رابطاً جديداً.',
    unasked: 'لم تكونوا تتوقعون هذه الرسالة؟ لا يلزمكم فعل شيء.',
  },
  tr: {
    subject: 'Bir web sitesini düzenlemeye davet edildiniz',
    text: (site) => `${site} web sitesini düzenlemeye davet edildiniz. Bu bağlantı siteyi açar:`,
    by: (giver) => `Sizi ${giver} davet etti.`,
    once: 'Bağlantı bir gün içinde yalnızca bir kez çalışır. Sonrasında yenisini isteyin.',
    unasked: 'Bunu beklemiyor muydunuz? O zaman bir şey yapmanız gerekmez.',
  },
  de: {
    subject: 'Sie wurden eingeladen, eine Website zu bearbeiten',
    text: (site) => `Sie wurden eingeladen, die Website ${site} zu bearbeiten. Dieser Link öffnet sie:`,
    by: (giver) => `${giver} hat Sie eingeladen.`,
    once: 'Der Link gilt einmal und einen Tag lang. Danach bitten Sie um einen neuen.',
    unasked: 'Haben Sie das nicht erwartet? Dann brauchen Sie nichts zu tun.',
  },
  fr: {
    subject: 'Vous êtes invité à modifier un site web',
    text: (site) => `Vous êtes invité à modifier le site ${site}. Ce lien l’ouvre :`,
    by: (giver) => `${giver} vous a invité.`,
    once: 'Le lien fonctionne une fois, pendant un jour. Ensuite, demandez-en un nouveau.',
    unasked: 'Vous ne vous y attendiez pas ? Alors vous n’avez rien à faire.',
  },
}

interface Invitation {
  readonly to: string
  readonly siteName: string
  /** What who invites them goes by; '' where they have no name. */
  readonly giver?: string
  /** Where the site stands: whoever is invited can tell by it which one it is, whatever it is called. */
  readonly host: string
  readonly address: string
  readonly language: string
}

/** The mail by which somebody comes who was invited. Nobody is to answer it: who invited them has no address here that must work. */
export function composeInvitation({ to, siteName, giver = '', host, address, language }: Invitation): Mail {
  const { subject, text, by, once, unasked } = words[language] ?? en
  const [name, from] = [plainName(siteName), plainName(giver)]
  const lines = [...(from ? [by(from)] : []), text(name ? `${name} (${host})` : host), address, once, unasked]
  return { to: [to], subject, text: lines.join('\n\n') }
}
