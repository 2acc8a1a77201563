/** What a form with questions of its owner's own says by itself, beside the words of every form. */
export interface RequestWords {
  /** Stands beside the few that need not be answered. */
  readonly optional: string
  readonly onlyWith: string
  readonly arrival: string
  readonly departure: string
  readonly adults: string
  readonly children: string
  readonly nights: string
  readonly yes: string
  /** Which days are closed: a list of them follows. */
  readonly closedDays: string
  /** On which days nobody can arrive: a list of them follows. */
  readonly noArrival: string
  /** Said of a day in the calendar, behind it. */
  readonly notPossible: string
  readonly earlierMonth: string
  readonly laterMonth: string
  readonly lookAgain: string
  readonly chooseOne: string
  readonly chooseLeast: string
  readonly chooseMost: string
  readonly tooLong: string
  readonly aNumber: string
  readonly numberFrom: string
  readonly numberUpTo: string
  readonly numberBetween: string
  readonly aDate: string
  readonly aDay: string
  readonly dayAhead: string
  readonly dayUpTo: string
  readonly stay: string
  readonly nightsBetween: string
  readonly closedThen: string
  /** The hours of the day that was chosen: said beside the time, and where it is outside. */
  readonly openThat: string
  readonly withinThat: string
  readonly aTime: string
  readonly timeBetween: string
  readonly people: string
  readonly peopleLeast: string
  readonly phone: string
  readonly tick: string
}

const en: RequestWords = {
  optional: 'optional',
  onlyWith: 'Only with “{option}”',
  arrival: 'Arrival',
  departure: 'Departure',
  adults: 'Adults',
  children: 'Children',
  nights: 'Nights',
  yes: 'Yes',
  closedDays: 'Not possible on:',
  noArrival: 'No arrival on:',
  notPossible: 'not possible',
  earlierMonth: 'Earlier month',
  laterMonth: 'Later month',
  lookAgain: 'Please look at this again, then send:',
  chooseOne: 'Please choose one of these.',
  chooseLeast: 'Please choose at least {least} of these.',
  chooseMost: 'Please choose at most {most} of these.',
  tooLong: 'That is too long: at most {most} characters.',
  aNumber: 'Please enter a number, in digits.',
  numberFrom: 'Please enter a number of at least {least}.',
  numberUpTo: 'Please enter a number of at most {most}.',
  numberBetween: 'Please enter a number from {least} to {most}.',
  aDate: 'Please enter a day of the calendar, such as {example}.',
  aDay: 'Please choose a day to come.',
  dayAhead: 'Please choose a day from {first} on.',
  dayUpTo: 'Please choose a day up to {last}.',
  stay: 'Please choose the day of arrival and a later day of departure.',
  nightsBetween: 'The number of nights can be from {least} to {most}.',
  closedThen: '{day} is not possible. Please choose another day.',
  openThat: 'Open {hours} that day',
  withinThat: 'Please choose another time: that day it is open {hours}.',
  aTime: 'Please enter a time, such as 18:30.',
  timeBetween: 'Please enter a time from {least} to {most}.',
  people: 'Please say how many you are: at least one adult, at most {most} people in all.',
  peopleLeast: 'Please say how many you are: from {least} to {most} people.',
  phone: 'Please enter a phone number in digits, with + and the country code if you can.',
  tick: 'Please tick this box; we need it to handle your request.',
}

const languages: { readonly [language: string]: RequestWords } = {
  en,
  ar: {
    optional: 'اختياري',
    onlyWith: 'مع «{option}» فقط',
    arrival: 'الوصول',
    departure: 'المغادرة',
    adults: 'بالغون',
    children: 'أطفال',
    nights: 'الليالي',
    yes: 'نعم',
    closedDays: 'غير ممكن في:',
    noArrival: 'الوصول غير ممكن في:',
    notPossible: 'غير ممكن',
    earlierMonth: 'الشهر السابق',
    laterMonth: 'الشهر التالي',
    lookAgain: 'راجعوا ما يلي ثم أرسلوا:',
    chooseOne: 'اختاروا واحدًا من هذه.',
    chooseLeast: 'اختاروا من هذه {least} على الأقل.',
    chooseMost: 'اختاروا من هذه {most} على الأكثر.',
    tooLong: 'النص أطول من اللازم: {most} حرفًا على الأكثر.',
    aNumber: 'اكتبوا عددًا بالأرقام.',
    numberFrom: 'اكتبوا عددًا لا يقل عن {least}.',
    numberUpTo: 'اكتبوا عددًا لا يزيد على {most}.',
    numberBetween: 'اكتبوا عددًا من {least} إلى {most}.',
    aDate: 'اكتبوا يومًا من التقويم، مثل {example}.',
    aDay: 'اختاروا يومًا لم يمضِ بعد.',
    dayAhead: 'اختاروا يومًا ابتداءً من {first}.',
    dayUpTo: 'اختاروا يومًا لا يتجاوز {last}.',
    stay: 'اختاروا يوم الوصول ثم يوم مغادرة بعده.',
    nightsBetween: 'عدد الليالي الممكن من {least} إلى {most}.',
    closedThen: '{day} غير ممكن. اختاروا يومًا آخر.',
    openThat: 'مفتوح في ذلك اليوم: {hours}',
    withinThat: 'اختاروا وقتًا آخر، فساعات ذلك اليوم: {hours}.',
    aTime: 'اكتبوا وقتًا، مثل 18:30.',
    timeBetween: 'اكتبوا وقتًا من {least} إلى {most}.',
    people: 'اكتبوا كم أنتم: بالغ واحد على الأقل، و{most} على الأكثر مع الأطفال.',
    peopleLeast: 'اكتبوا كم أنتم: من {least} إلى {most}.',
    phone: 'اكتبوا رقم الهاتف بالأرقام، ومعه + ورمز البلد إن أمكن.',
    tick: 'ضعوا علامة هنا، فلا نستطيع متابعة طلبكم من دونها.',
  },
  tr: {
    optional: 'isteğe bağlı',
    onlyWith: 'Yalnızca “{option}” için',
    arrival: 'Geliş',
    departure: 'Ayrılış',
    adults: 'Yetişkin',
    children: 'Çocuk',
    nights: 'Gece',
    yes: 'Evet',
    closedDays: 'Şu günlerde mümkün değil:',
    noArrival: 'Giriş yapılamayan günler:',
    notPossible: 'mümkün değil',
    earlierMonth: 'Önceki ay',
    laterMonth: 'Sonraki ay',
    lookAgain: 'Lütfen şunlara yeniden bakın, sonra gönderin:',
    chooseOne: 'Lütfen bunlardan birini seçin.',
    chooseLeast: 'Lütfen bunlardan en az {least} tane seçin.',
    chooseMost: 'Lütfen bunlardan en çok {most} tane seçin.',
    tooLong: 'Çok uzun: en çok {most} karakter olabilir.',
    aNumber: 'Lütfen rakamla bir sayı yazın.',
    numberFrom: 'Lütfen en az {least} olan bir sayı yazın.',
    numberUpTo: 'Lütfen en çok {most} olan bir sayı yazın.',
    numberBetween: 'Lütfen {least} ile {most} arasında bir sayı yazın.',
    aDate: 'Lütfen takvimden bir gün yazın, örneğin {example}.',
    aDay: 'Lütfen ileri bir gün seçin.',
    dayAhead: 'Seçebileceğiniz ilk gün: {first}.',
    dayUpTo: 'Seçebileceğiniz son gün: {last}.',
    stay: 'Lütfen önce geliş gününü, sonra daha geç bir ayrılış günü seçin.',
    nightsBetween: 'Gece sayısı {least} ile {most} arasında olabilir.',
    closedThen: '{day} mümkün değil. Lütfen başka bir gün seçin.',
    openThat: 'O gün açık: {hours}',
    withinThat: 'Lütfen başka bir saat seçin; o gün {hours} saatlerinde açığız.',
    aTime: 'Lütfen bir saat yazın, örneğin 18:30.',
    timeBetween: 'Lütfen {least} ile {most} arasında bir saat yazın.',
    people: 'Lütfen kaç kişi olduğunuzu yazın: en az bir yetişkin, toplam en çok {most} kişi.',
    peopleLeast: 'Lütfen kaç kişi olduğunuzu yazın: {least} ile {most} arası.',
    phone: 'Lütfen telefon numaranızı rakamla yazın, mümkünse + ve ülke koduyla.',
    tick: 'Lütfen bu kutuyu işaretleyin; isteğinizi işlememiz için gerekli.',
  },
  de: {
    optional: 'freiwillig',
    onlyWith: 'Nur bei „{option}“',
    arrival: 'Anreise',
    departure: 'Abreise',
    adults: 'Erwachsene',
    children: 'Kinder',
    nights: 'Nächte',
    yes: 'Ja',
    closedDays: 'Nicht möglich:',
    noArrival: 'Keine Anreise:',
    notPossible: 'nicht möglich',
    earlierMonth: 'Früherer Monat',
    laterMonth: 'Späterer Monat',
    lookAgain: 'Bitte sehen Sie sich das noch einmal an, dann geht es ab:',
    chooseOne: 'Bitte wählen Sie eines davon.',
    chooseLeast: 'Bitte wählen Sie mindestens {least} davon.',
    chooseMost: 'Bitte wählen Sie höchstens {most} davon.',
    tooLong: 'Das ist zu lang: höchstens {most} Zeichen.',
    aNumber: 'Bitte geben Sie eine Zahl in Ziffern ein.',
    numberFrom: 'Bitte geben Sie eine Zahl ab {least} ein.',
    numberUpTo: 'Bitte geben Sie eine Zahl bis {most} ein.',
    numberBetween: 'Bitte geben Sie eine Zahl von {least} bis {most} ein.',
    aDate: 'Bitte geben Sie einen Tag aus dem Kalender ein, etwa {example}.',
    aDay: 'Bitte wählen Sie einen Tag, der noch kommt.',
    dayAhead: 'Bitte wählen Sie einen Tag ab {first}.',
    dayUpTo: 'Bitte wählen Sie einen Tag bis {last}.',
    stay: 'Bitte wählen Sie den Tag der Anreise und danach den der Abreise.',
    nightsBetween: 'Möglich sind {least} bis {most} Nächte.',
    closedThen: '{day} ist nicht möglich. Bitte wählen Sie einen anderen Tag.',
    openThat: 'An diesem Tag geöffnet: {hours}',
    withinThat: 'Bitte wählen Sie eine andere Uhrzeit: An diesem Tag ist {hours} geöffnet.',
    aTime: 'Bitte geben Sie eine Uhrzeit ein, etwa 18:30.',
    timeBetween: 'Bitte geben Sie eine Uhrzeit von {least} bis {most} ein.',
    people: 'Bitte sagen Sie, wie viele Sie sind: mindestens ein Erwachsener, insgesamt höchstens {most}.',
    peopleLeast: 'Bitte sagen Sie, wie viele Sie sind: von {least} bis {most} Personen.',
    phone: 'Bitte geben Sie eine Telefonnummer in Ziffern ein, möglichst mit + und Landesvorwahl.',
    tick: 'Bitte setzen Sie hier ein Häkchen; ohne das können wir Ihre Anfrage nicht bearbeiten.',
  },
  fr: {
    optional: 'facultatif',
    onlyWith: 'Seulement avec « {option} »',
    arrival: 'Arrivée',
    departure: 'Départ',
    adults: 'Adultes',
    children: 'Enfants',
    nights: 'Nuits',
    yes: 'Oui',
    closedDays: 'Impossible :',
    noArrival: 'Pas d’arrivée :',
    notPossible: 'impossible',
    earlierMonth: 'Mois précédent',
    laterMonth: 'Mois suivant',
    lookAgain: 'Veuillez revoir ce qui suit, puis envoyez :',
    chooseOne: 'Veuillez choisir l’une de ces réponses.',
    chooseLeast: 'Veuillez choisir au moins {least} réponses.',
    chooseMost: 'Veuillez choisir au plus {most} réponses.',
    tooLong: 'C’est trop long : au plus {most} caractères.',
    aNumber: 'Veuillez saisir un nombre en chiffres.',
    numberFrom: 'Veuillez saisir un nombre à partir de {least}.',
    numberUpTo: 'Veuillez saisir un nombre jusqu’à {most}.',
    numberBetween: 'Veuillez saisir un nombre de {least} à {most}.',
    aDate: 'Veuillez saisir un jour du calendrier, par exemple {example}.',
    aDay: 'Veuillez choisir un jour à venir.',
    dayAhead: 'Veuillez choisir un jour à partir du {first}.',
    dayUpTo: 'Veuillez choisir un jour jusqu’au {last}.',
    stay: 'Veuillez choisir le jour d’arrivée, puis un jour de départ plus tardif.',
    nightsBetween: 'Le nombre de nuits peut aller de {least} à {most}.',
    closedThen: '{day} : ce n’est pas possible. Veuillez choisir un autre jour.',
    openThat: 'Ouvert ce jour-là : {hours}',
    withinThat: 'Veuillez choisir une autre heure : ce jour-là, c’est ouvert {hours}.',
    aTime: 'Veuillez saisir une heure, par exemple 18:30.',
    timeBetween: 'Veuillez saisir une heure de {least} à {most}.',
    people: 'Veuillez dire combien vous serez : au moins un adulte, {most} personnes au plus.',
    peopleLeast: 'Veuillez dire combien vous serez : de {least} à {most} personnes.',
    phone: 'Veuillez saisir un numéro de téléphone en chiffres, si possible avec + et l’indicatif du pays.',
    tick: 'Veuillez cocher cette case ; sans elle, nous ne pouvons pas traiter votre demande.',
  },
}

/** What such a form says in a visitor's language; English where a language has none yet. */
export function requestWordsIn(language: string): RequestWords {
  return languages[language] ?? languages[language.split('-')[0] ?? ''] ?? en
}
