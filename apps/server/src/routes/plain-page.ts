import { type SentenceCode, type Spoken, sentence } from './words.ts'

/** Links that are as large as buttons. */
const LINKS =
  '.go{display:block;min-block-size:3rem;margin-block-start:1.5rem;padding:.6rem 1rem;border:1px solid transparent;border-radius:.5rem;font-weight:600;text-align:center;text-decoration:none;color:var(--on-ink);background:var(--ink)}.go bdi{color:inherit}.go.second{color:var(--ink);background:var(--surface);border-color:var(--control)}'

/** A page without script or style sheet of its own, for people who cannot go on: what is wrong, and what to do. */
export function plainPage(
  language: Spoken,
  {
    problem,
    hasWayOn = false,
    reference,
  }: { problem: SentenceCode; hasWayOn?: boolean; reference?: string | undefined },
) {
  const title = sentence(problem, language)
  const lines = [
    `<h1>${title}</h1>`,
    reference ? `<p><small>${reference}</small></p>` : '',
    hasWayOn ? `<p class="stay"><a href="/">${sentence('way-on', language)}</a></p>` : '',
  ]
  return pageFrame(language, title, lines.join(''))
}

/** A small page in the colours of the editor, light and dark, in the direction of its language. `title` and `body` are markup. */
export function pageFrame(language: Spoken, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} · Mimar</title>
<style>${STYLE}${WAYS_IN}${LINKS}</style>
</head>
<body><main>${body}</main></body>
</html>
`
}

const LIGHT =
  '--desk:#e9eaed;--surface:#fff;--sunken:#f4f5f6;--line:#e1e3e7;--control:#868c95;--ink:#16181b;--ink-2:#4c5158;--on-ink:#fff;--danger:#c2281d;--warn:#8a5200;--ring:#2b50e8'
const DARK =
  '--desk:#0e0f11;--surface:#1b1d20;--sunken:#141618;--line:#2c3034;--control:#7c838c;--ink:#f2f3f5;--ink-2:#bcc1c8;--on-ink:#16181b;--danger:#ff8c7f;--warn:#e5b567;--ring:#a9bbff'
const STYLE = `:root{color-scheme:light dark;${LIGHT}}@media(prefers-color-scheme:dark){:root{${DARK}}}*{box-sizing:border-box}body{margin:0;padding:1rem;min-block-size:100vh;display:grid;place-items:center;font:1rem/1.6 "IBM Plex Sans","IBM Plex Sans Arabic",system-ui,sans-serif;color:var(--ink);background:var(--desk)}main{inline-size:100%;max-inline-size:27rem;padding:1.75rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface);overflow-wrap:anywhere}h1{margin:0;font-size:1.375rem;line-height:1.35;font-weight:600}h2{margin:0;font-size:1rem;font-weight:600}p{margin-block:.5rem 0;color:var(--ink-2)}small{font-size:.8125rem;user-select:all}bdi{font-weight:600;color:var(--ink)}button bdi{color:inherit}[hidden]{display:none}button[aria-busy=true]{opacity:.6}[role=alert]{color:var(--danger)}[role=alert]:empty{display:none}code{display:block;padding:.6rem .9rem;color:var(--ink);background:var(--sunken);border-radius:.5rem;overflow-x:auto}button{inline-size:100%;min-block-size:3rem;margin-block-start:1.5rem;padding:.6rem 1rem;border:1px solid transparent;border-radius:.5rem;font:inherit;font-weight:600;color:var(--on-ink);background:var(--ink);cursor:pointer}details{margin-block-start:1.25rem;padding-block-start:.75rem;border-block-start:1px solid var(--line)}summary{min-block-size:2.75rem;padding-block:.6rem;cursor:pointer}label{display:block;margin-block:.5rem .25rem;font-weight:500}input{inline-size:100%;min-block-size:2.75rem;padding-inline:.75rem;border:1px solid var(--control);border-radius:.5rem;font:inherit;font-family:ui-monospace,monospace;color:var(--ink);background:var(--surface)}.second{margin-block-start:.75rem;color:var(--ink);background:var(--surface);border-color:var(--control)}.stay{text-align:center}.stay a{display:inline-block;padding:.65rem;color:var(--ink)}:focus-visible{outline:3px solid var(--ring);outline-offset:2px}`

/** Pages of the ways in. */
const WAYS_IN =
  '.plain{font-family:inherit}.digits{font-size:1.5rem;letter-spacing:.5em;text-align:center}.sign{display:block;margin-block-end:.75rem}.warn{color:var(--warn)}.note{padding:.75rem .9rem;border-radius:.5rem;background:var(--sunken)}.number{text-align:center}.number p{margin:0}.number bdi{font-size:2.25rem;line-height:1.3;font-variant-numeric:tabular-nums}.row{padding-block:.9rem;border-block:1px solid var(--line);margin-block-start:1.25rem}.row+.row{margin-block-start:0;border-block-start:0}.or{display:flex;align-items:center;gap:.75rem;margin-block-start:1.25rem}.or[hidden]{display:none}.or::before,.or::after{content:"";flex:1;border-block-start:1px solid var(--line)}button[aria-disabled=true]{color:var(--ink-2);background:var(--sunken);border-color:var(--line);cursor:default}form+form .second,[data-passkeys]:not([hidden])+button{margin-block-start:.75rem}small{display:block;margin-block-start:.3rem;color:var(--ink-2)}.note{margin-block:1rem}.note bdi{display:block}.step{margin:0;font-size:.8125rem}.languages{display:flex;flex-wrap:wrap;gap:0 1rem;margin-block-end:1rem}.languages a{padding-block:.4rem;font-size:.875rem;color:var(--ink-2)}.languages [aria-current]{color:var(--ink);font-weight:600;text-decoration:none}.codes{margin-block:1rem;padding-block:1rem;padding-inline:2.75rem 1rem;border:1px solid var(--line);border-radius:.5rem;font-variant-numeric:tabular-nums}.codes code{display:inline;padding:0;background:none;font-size:.875rem;white-space:nowrap}@media(max-width:26rem){.codes{padding-inline-end:.5rem}.codes code{white-space:normal}}.ways{display:flex;flex-wrap:wrap;gap:.5rem}.ways .second{inline-size:auto;min-block-size:2.75rem;margin:0;padding:.5rem .9rem;border:1px solid var(--control);border-radius:.5rem;font-weight:500;text-decoration:none}.tick{display:flex;gap:.75rem;align-items:center;min-block-size:2.75rem;margin-block-start:1rem}.tick input{inline-size:1.25rem;min-block-size:1.25rem;flex:none}@media print{.ways,form,.note,.step,h1~p:not(.host){display:none}main{border:0}}'
