import type { Mail } from './mail.ts'

interface InvitationWords {
  readonly subject: (site: string) => string
  readonly text: (site: string) => string
  readonly once: string
  readonly unasked: string
}

const en: InvitationWords = {
  subject: (site) => `You can edit ${site} now`,
  text: (site) => `You have been invited to edit the website ${site}. This link opens it:`,
  once: 'The link works once, within a day. After that, ask for a new one.',
  unasked: 'Were you not expecting this? Then you need not do anything.',
}

const words: { readonly [language: string]: InvitationWords } = {
  en,
  ar: {
    subject: (site) => `يمكنكم الآن تحرير موقع ${site}`,
    text: (site) => `دُعيتم إلى تحرير موقع ${site}. يفتحه هذا الرابط:`,
    once: 'يعمل الرابط مرة واحدة خلال يوم واحد. بعد ذلك اطلبوا رابطاً جديداً.',
    unasked: 'لم تكونوا تتوقعون هذه الرسالة؟ لا يلزمكم فعل شيء.',
  },
  tr: {
    subject: (site) => `Artık ${site} sitesini düzenleyebilirsiniz`,
    text: (site) => `${site} web sitesini düzenlemeye davet edildiniz. Bu bağlantı siteyi açar:`,
    once: 'Bağlantı bir gün içinde yalnızca bir kez çalışır. Sonrasında yenisini isteyin.',
    unasked: 'Bunu beklemiyor muydunuz? O zaman bir şey yapmanız gerekmez.',
  },
  de: {
    subject: (site) => `Sie können ${site} jetzt bearbeiten`,
    text: (site) => `Sie wurden eingeladen, die Website ${site} zu bearbeiten. Dieser Link öffnet sie:`,
    once: 'Der Link gilt einmal und einen Tag lang. Danach bitten Sie um einen neuen.',
    unasked: 'Haben Sie das nicht erwartet? Dann brauchen Sie nichts zu tun.',
  },
  fr: {
    subject: (site) => `Vous pouvez maintenant modifier ${site}`,
    text: (site) => `Vous êtes invité à modifier le site ${site}. Ce lien l’ouvre :`,
    once: 'Le lien fonctionne une fois, pendant un jour. Ensuite, demandez-en un nouveau.',
    unasked: 'Vous ne vous y attendiez pas ? Alors vous n’avez rien à faire.',
  },
}

interface Invitation {
  readonly to: string
  readonly siteName: string
  readonly address: string
  readonly language: string
}

/** The mail by which somebody comes who was invited. Nobody is to answer it: who invited them has no address here that must work. */
export function composeInvitation({ to, siteName, address, language }: Invitation): Mail {
  const { subject, text, once, unasked } = words[language] ?? en
  // What owners call their site must not become a header of its own.
  const site = siteName.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return { to: [to], subject: subject(site).slice(0, 200), text: [text(site), address, once, unasked].join('\n\n') }
}
