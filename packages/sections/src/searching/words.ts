/** What stands beside the results of a search. `{query}` is what was typed, `{n}` how many there are, `{shown}` how many of them stand there. */
interface ResultWords {
  readonly count: string
  readonly first: string
  readonly nothing: string
  readonly hint: string
  readonly partly: string
  readonly cut: string
  readonly empty: string
  readonly busy: string
  readonly failed: string
  /** On a host that only hands out files, without script. */
  readonly alone: string
}

const en: ResultWords = {
  count: 'Pages found: {n}',
  first: 'Pages found: {n}. Here are the {shown} that fit best.',
  nothing: 'Nothing found for “{query}”',
  hint: 'Try fewer words, another word, or just how it begins.',
  partly: 'No page has all of these words. These have some of them.',
  cut: 'Only the first {n} words were searched for.',
  empty: 'Type a word, or how it begins.',
  busy: 'Too many searches at once. Please try again in a moment.',
  failed: 'The search could not be loaded. Check the connection and try again.',
  alone: 'Here the search works with JavaScript only, which is switched off. These pages lead on.',
}

const languages: { readonly [language: string]: ResultWords } = {
  en,
  ar: {
    count: 'عدد الصفحات: {n}',
    first: 'عدد الصفحات: {n}. وهذه أقربها إلى ما تبحثون عنه، وعددها {shown}.',
    nothing: 'لم نجد شيئًا عن «{query}»',
    hint: 'جرّبوا كلمات أقل أو كلمة أخرى، أو اكتبوا أول الكلمة فقط.',
    partly: 'لا توجد صفحة فيها هذه الكلمات كلها. في هذه الصفحات بعضها.',
    cut: 'جرى البحث عن أول {n} كلمات فقط.',
    empty: 'اكتبوا كلمة أو أولها.',
    busy: 'عمليات البحث كثيرة الآن. يُرجى المحاولة بعد قليل.',
    failed: 'تعذّر تحميل البحث. تحققوا من الاتصال وحاولوا مرة أخرى.',
    alone: 'البحث هنا يحتاج إلى JavaScript، وهو متوقف في متصفحكم. تابعوا من هذه الصفحات.',
  },
  tr: {
    count: 'Bulunan sayfa: {n}',
    first: 'Bulunan sayfa: {n}. En uygun {shown} sayfa aşağıda.',
    nothing: '“{query}” için bir şey bulunamadı',
    hint: 'Daha az kelime, başka bir kelime ya da yalnızca kelimenin başını deneyin.',
    partly: 'Bu kelimelerin hepsi hiçbir sayfada yok. Aşağıdaki sayfalarda bir kısmı var.',
    cut: 'Yalnızca ilk {n} kelime arandı.',
    empty: 'Bir kelime ya da kelimenin başını yazın.',
    busy: 'Şu anda çok fazla arama var. Lütfen birazdan yeniden deneyin.',
    failed: 'Arama yüklenemedi. Bağlantıyı kontrol edip yeniden deneyin.',
    alone: 'Burada arama yalnızca JavaScript ile çalışır; tarayıcınızda kapalı. Bu sayfalardan devam edebilirsiniz.',
  },
  de: {
    count: 'Gefundene Seiten: {n}',
    first: 'Gefundene Seiten: {n}. Hier stehen die {shown}, die am besten passen.',
    nothing: 'Nichts gefunden zu „{query}“',
    hint: 'Versuchen Sie es mit weniger Wörtern, einem anderen Wort oder nur dem Wortanfang.',
    partly: 'Keine Seite enthält alle diese Wörter. Diese enthalten einige davon.',
    cut: 'Gesucht wurde nur nach den ersten {n} Wörtern.',
    empty: 'Geben Sie ein Wort oder seinen Anfang ein.',
    busy: 'Gerade wird zu viel gesucht. Bitte versuchen Sie es gleich noch einmal.',
    failed: 'Die Suche konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    alone: 'Die Suche braucht hier JavaScript, das ausgeschaltet ist. Diese Seiten führen weiter.',
  },
  fr: {
    count: 'Pages trouvées : {n}',
    first: 'Pages trouvées : {n}. Voici les {shown} qui conviennent le mieux.',
    nothing: 'Rien trouvé pour « {query} »',
    hint: 'Essayez moins de mots, un autre mot, ou seulement le début du mot.',
    partly: 'Aucune page ne contient tous ces mots. Celles-ci en contiennent certains.',
    cut: 'Seuls les {n} premiers mots ont été recherchés.',
    empty: 'Saisissez un mot, ou le début d’un mot.',
    busy: 'Trop de recherches en même temps. Veuillez réessayer dans un instant.',
    failed: 'La recherche n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
    alone: 'Ici, la recherche a besoin de JavaScript, qui est désactivé. Ces pages vous mènent plus loin.',
  },
}

/** The words of results in a visitor's language; English where a language has none yet. */
export function resultWordsIn(language: string): ResultWords {
  return languages[language] ?? languages[language.split('-')[0] ?? ''] ?? en
}
