/** What is said when the server itself cannot go on. `{id}` is what a request is called in its log. */
export const runningSentences = {
  reference: {
    en: 'Reference: {id}',
    ar: 'الرقم المرجعي: {id}',
    tr: 'Başvuru kodu: {id}',
    de: 'Kennzeichen: {id}',
    fr: 'Référence : {id}',
  },
  overloaded: {
    en: 'The server has too much to do just now. Nothing is lost; please try again in a few seconds.',
    ar: 'الخادم مشغول جدًا الآن. لم يُفقد شيء؛ يرجى المحاولة بعد ثوانٍ.',
    tr: 'Sunucu şu anda çok meşgul. Hiçbir şey kaybolmadı; lütfen birkaç saniye sonra yeniden deneyin.',
    de: 'Der Server hat gerade zu viel zu tun. Nichts ist verloren; bitte versuchen Sie es in ein paar Sekunden erneut.',
    fr: 'Le serveur a trop à faire en ce moment. Rien n’est perdu ; veuillez réessayer dans quelques secondes.',
  },
} as const
