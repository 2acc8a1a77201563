// What the settings of a form call the days of the week on which nobody can come (i18n).

export const weekdayLabels = {
  ar: {
    'weekdays/monday': 'غير ممكن أيام الاثنين',
    'weekdays/tuesday': 'غير ممكن أيام الثلاثاء',
    'weekdays/wednesday': 'غير ممكن أيام الأربعاء',
    'weekdays/thursday': 'غير ممكن أيام الخميس',
    'weekdays/friday': 'غير ممكن أيام الجمعة',
    'weekdays/saturday': 'غير ممكن أيام السبت',
    'weekdays/sunday': 'غير ممكن أيام الأحد',
  },
  en: {
    'weekdays/monday': 'Not possible on Mondays',
    'weekdays/tuesday': 'Not possible on Tuesdays',
    'weekdays/wednesday': 'Not possible on Wednesdays',
    'weekdays/thursday': 'Not possible on Thursdays',
    'weekdays/friday': 'Not possible on Fridays',
    'weekdays/saturday': 'Not possible on Saturdays',
    'weekdays/sunday': 'Not possible on Sundays',
  },
  tr: {
    'weekdays/monday': 'Pazartesileri mümkün değil',
    'weekdays/tuesday': 'Salıları mümkün değil',
    'weekdays/wednesday': 'Çarşambaları mümkün değil',
    'weekdays/thursday': 'Perşembeleri mümkün değil',
    'weekdays/friday': 'Cumaları mümkün değil',
    'weekdays/saturday': 'Cumartesileri mümkün değil',
    'weekdays/sunday': 'Pazarları mümkün değil',
  },
  de: {
    'weekdays/monday': 'Montags nicht möglich',
    'weekdays/tuesday': 'Dienstags nicht möglich',
    'weekdays/wednesday': 'Mittwochs nicht möglich',
    'weekdays/thursday': 'Donnerstags nicht möglich',
    'weekdays/friday': 'Freitags nicht möglich',
    'weekdays/saturday': 'Samstags nicht möglich',
    'weekdays/sunday': 'Sonntags nicht möglich',
  },
  fr: {
    'weekdays/monday': 'Impossible le lundi',
    'weekdays/tuesday': 'Impossible le mardi',
    'weekdays/wednesday': 'Impossible le mercredi',
    'weekdays/thursday': 'Impossible le jeudi',
    'weekdays/friday': 'Impossible le vendredi',
    'weekdays/saturday': 'Impossible le samedi',
    'weekdays/sunday': 'Impossible le dimanche',
  },
} as const
