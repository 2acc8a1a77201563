import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

interface MovedWords {
  readonly title: string
  readonly where: string
  readonly waits: Plural
  readonly texts: string
  readonly copy: string
  readonly go: string
}

/** Where a site is that another server has now, and what of the work here is not there. */
export const movedWords: PartWords<MovedWords> = {
  en: {
    title: 'This site is on another server now',
    where: 'It is edited at {host}. Whoever works on it has been invited there.',
    waits: {
      one: '1 change came too late and is not there. It stays on this device. Copy its text, or look at it here and make it again there.',
      other:
        '{n} changes came too late and are not there. They stay on this device. Copy their texts, or look at them here and make them again there.',
    },
    texts: 'Texts that are not there',
    copy: 'Copy the texts',
    go: 'Go to the site',
  },
  ar: {
    title: 'أصبح هذا الموقع على خادم آخر',
    where: 'يُحرَّر الآن على \u2068{host}\u2069، وقد دُعي إليه كل من يعمل عليه.',
    waits: {
      zero: 'لم يتأخر أي تغيير.',
      one: 'وصل تغيير واحد متأخرًا فليس هناك. يبقى على هذا الجهاز: انسخ نصه، أو انظر إليه هنا وأعده هناك.',
      two: 'وصل تغييران متأخرَين فليسا هناك. يبقيان على هذا الجهاز: انسخ نصيهما، أو انظر إليهما هنا وأعدهما هناك.',
      few: 'وصلت {n} تغييرات متأخرة فليست هناك. تبقى على هذا الجهاز: انسخ نصوصها، أو انظر إليها هنا وأعدها هناك.',
      many: 'وصل {n} تغييرًا متأخرًا فليست هناك. تبقى على هذا الجهاز: انسخ نصوصها، أو انظر إليها هنا وأعدها هناك.',
      other: 'وصل {n} تغيير متأخرًا فليست هناك. تبقى على هذا الجهاز: انسخ نصوصها، أو انظر إليها هنا وأعدها هناك.',
    },
    texts: 'نصوص ليست هناك',
    copy: 'نسخ النصوص',
    go: 'الذهاب إلى الموقع',
  },
  tr: {
    title: 'Bu site artık başka bir sunucuda',
    where: '{host} üzerinde düzenleniyor. Üzerinde çalışan herkes oraya davet edildi.',
    waits: {
      one: '1 değişiklik geç kaldı ve orada yok. Bu cihazda duruyor. Metnini kopyalayın ya da buradan bakıp orada yeniden yapın.',
      other:
        '{n} değişiklik geç kaldı ve orada yok. Bu cihazda duruyorlar. Metinlerini kopyalayın ya da buradan bakıp orada yeniden yapın.',
    },
    texts: 'Orada olmayan metinler',
    copy: 'Metinleri kopyala',
    go: 'Siteye git',
  },
  de: {
    title: 'Diese Website ist jetzt auf einem anderen Server',
    where: 'Bearbeitet wird sie auf {host}. Alle, die an ihr arbeiten, sind dorthin eingeladen.',
    waits: {
      one: '1 Änderung kam zu spät und ist nicht dort. Sie bleibt auf diesem Gerät. Kopieren Sie den Text, oder sehen Sie sie hier an und machen Sie sie dort noch einmal.',
      other:
        '{n} Änderungen kamen zu spät und sind nicht dort. Sie bleiben auf diesem Gerät. Kopieren Sie die Texte, oder sehen Sie sie hier an und machen Sie sie dort noch einmal.',
    },
    texts: 'Texte, die nicht dort sind',
    copy: 'Texte kopieren',
    go: 'Zur Website',
  },
  fr: {
    title: 'Ce site est maintenant sur un autre serveur',
    where: 'Il se modifie sur {host}. Toutes les personnes qui y travaillent y sont invitées.',
    waits: {
      one: '1 modification est arrivée trop tard et n’y est pas. Elle reste sur cet appareil. Copiez son texte, ou regardez-la ici et refaites-la là-bas.',
      many: '{n} modifications sont arrivées trop tard et n’y sont pas. Elles restent sur cet appareil. Copiez leurs textes, ou regardez-les ici et refaites-les là-bas.',
      other:
        '{n} modifications sont arrivées trop tard et n’y sont pas. Elles restent sur cet appareil. Copiez leurs textes, ou regardez-les ici et refaites-les là-bas.',
    },
    texts: 'Textes qui n’y sont pas',
    copy: 'Copier les textes',
    go: 'Aller au site',
  },
}
