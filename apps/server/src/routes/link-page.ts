import { escapeText } from '@mimar/fields/escape-text'
import { pageFrame } from './plain-page.ts'
import { type SentenceCode, type Spoken, sentence } from './words.ts'

/** The page that mailed links open: its script hands what stands behind the # to where the link leads. It uses nothing up. */
export function linkPage(language: Spoken, script: string | undefined): string {
  const say = (code: SentenceCode) => escapeText(sentence(code, language))
  const body = [
    `<h1>${say('sign-in-title')}</h1>`,
    `<p data-told role="alert" data-cut="${say('link-cut')}"></p>`,
    '<form method="post" data-link hidden><input type="hidden" name="look"></form>',
    // What blocks the script has it stand there.
    `<p data-plain>${say('link-without-script')}</p>`,
    script === undefined ? '' : `<script>${script}</script>`,
  ]
  return pageFrame(language, say('sign-in-title'), body.join(''))
}
