import { type SentenceCode, type Spoken, sentence } from './words.ts'

/** A page without script or style sheet of its own, for people who cannot go on: what is wrong, and what to do. */
export function plainPage(
  language: Spoken,
  { problem, showsSignIn }: { problem?: SentenceCode; showsSignIn: boolean },
) {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const title = sentence(showsSignIn ? 'sign-in-title' : (problem ?? 'not-found'), language)
  const lines = [
    `<h1>${title}</h1>`,
    problem && showsSignIn ? `<p>${sentence(problem, language)}</p>` : '',
    showsSignIn
      ? `<p>${sentence('sign-in-how', language)}</p><p><code dir="ltr">npm run mimar -- owner-link</code></p><p>${sentence('sign-in-invited', language)}</p>`
      : '',
  ]
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} · Mimar</title>
<style>body{font:1rem/1.7 system-ui,sans-serif;max-inline-size:32rem;margin:15vh auto 0;padding-inline:1.5rem;color:#22252b;background:#faf8f4}h1{font-size:1.5rem;line-height:1.3}code{display:block;padding:.6rem .9rem;background:#efeae0;border-radius:.4rem;overflow-x:auto}@media(prefers-color-scheme:dark){body{color:#ece8e0;background:#1c1d20}code{background:#2b2c30}}</style>
</head>
<body><main>${lines.join('')}</main></body>
</html>
`
}
