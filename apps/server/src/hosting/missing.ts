interface Words {
  readonly dir: 'rtl' | 'ltr'
  readonly missing: string
  readonly missingText: string
  readonly broken: string
  readonly brokenText: string
}

const words: { readonly [language: string]: Words } = {
  en: {
    dir: 'ltr',
    missing: 'There is no page here',
    missingText: 'The address may be mistyped, or this site has not been published yet.',
    broken: 'This page cannot be shown just now',
    brokenText: 'Please try again in a moment.',
  },
  ar: {
    dir: 'rtl',
    missing: 'لا توجد صفحة هنا',
    missingText: 'قد يكون في العنوان خطأ، أو أنّ الموقع لم يُنشر بعد.',
    broken: 'يتعذّر عرض هذه الصفحة الآن',
    brokenText: 'يُرجى المحاولة بعد قليل.',
  },
  tr: {
    dir: 'ltr',
    missing: 'Burada bir sayfa yok',
    missingText: 'Adres yanlış yazılmış ya da site henüz yayınlanmamış olabilir.',
    broken: 'Bu sayfa şu anda gösterilemiyor',
    brokenText: 'Lütfen birazdan yeniden deneyin.',
  },
  de: {
    dir: 'ltr',
    missing: 'Hier gibt es keine Seite',
    missingText: 'Vielleicht ist die Adresse vertippt, oder die Website ist noch nicht veröffentlicht.',
    broken: 'Diese Seite lässt sich gerade nicht anzeigen',
    brokenText: 'Bitte versuchen Sie es gleich noch einmal.',
  },
  fr: {
    dir: 'ltr',
    missing: 'Il n’y a pas de page ici',
    missingText: 'L’adresse est peut-être mal saisie, ou le site n’est pas encore publié.',
    broken: 'Cette page ne peut pas être affichée pour le moment',
    brokenText: 'Veuillez réessayer dans un instant.',
  },
}

/**
 * A page for where no site can answer: plain, without anything of a site, in the visitor's language. Where the fault is ours it
 * says what the log calls the request.
 */
export function pageWithoutSite(status: number, acceptLanguage: string | undefined, reference = ''): Buffer {
  const language = preferredLanguage(acceptLanguage)
  const { dir, missing, missingText, broken, brokenText } = words[language]!
  const named = status >= 500 && reference ? `<p><small><code>${reference}</code></small></p>` : ''
  const [title, text] = status >= 500 ? [broken, brokenText] : [missing, missingText]
  return Buffer.from(`<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-inline-size:34rem;margin:18vh auto;padding-inline:1.5rem}h1{font-size:1.75rem;line-height:1.3}</style>
<main><h1>${title}</h1><p>${text}</p>${named}</main></html>`)
}

function preferredLanguage(header: string | undefined): string {
  const wishes = (header ?? '').split(',', 20).map((part) => {
    const [tag = '', quality] = part.split(';')
    return {
      language: tag.trim().slice(0, 2).toLowerCase(),
      weight: quality ? Number(quality.replace(/^\s*q=/, '')) : 1,
    }
  })
  const known = wishes.filter(({ language, weight }) => Object.hasOwn(words, language) && weight > 0)
  return known.sort((one, other) => other.weight - one.weight)[0]?.language ?? 'en'
}
