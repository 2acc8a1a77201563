import type { Example } from '../template.ts'

export const requestFormExamples: readonly Example[] = [
  {
    name: 'a stay',
    language: 'ar',
    colorMode: 'EXTRALIGHT',
    content: {
      title: 'اطلبوا غرفة',
      paragraph: 'اكتبوا لنا متى تأتون وكم أنتم، فنجيبكم في اليوم نفسه.',
      questions: [
        { id: 'when', kind: 'STAY', label: 'متى تقيمون عندنا؟', most: 14 },
        { id: 'who', kind: 'PEOPLE', label: 'كم أنتم؟', most: 6 },
        {
          id: 'room',
          kind: 'ONE',
          label: 'أي غرفة تفضّلون؟',
          options: [
            { id: 'single', option: 'غرفة مفردة' },
            { id: 'double', option: 'غرفة مزدوجة' },
            { id: 'family', option: 'غرفة عائلية' },
          ],
        },
        {
          id: 'cots',
          kind: 'NUMBER',
          label: 'كم سريرًا للأطفال؟',
          condition: 'family',
          needed: false,
          least: 0,
          most: 3,
        },
        { id: 'phone', kind: 'PHONE', label: 'رقم هاتفكم', needed: false },
        { id: 'wish', kind: 'LONG', label: 'هل لكم طلب خاص؟', help: 'مثل وصول متأخر أو سرير طفل', needed: false },
      ],
      placeholders: { name: 'الاسم', email: 'البريد الإلكتروني' },
      buttonText: 'أرسل الطلب',
      note: 'هذا طلب وليس حجزًا: نؤكد لكم الغرفة والسعر في ردّنا.',
      phone: '+90 000 123 45 67',
      thanks: { title: 'وصلنا طلبكم', text: 'شكرًا لكم. احتفظوا بهذه الأيام حتى نجيبكم.' },
      steps: [
        { id: 's1', step: 'نراجع الأيام التي طلبتموها اليوم.' },
        { id: 's2', step: 'نكتب لكم السعر والتأكيد.' },
      ],
      closed: [
        { id: 'c1', from: '2027-01-01', until: '' },
        { id: 'c2', from: '2027-02-20', until: '2027-03-02' },
      ],
      weekdays: { monday: true },
    },
  },
  {
    name: 'every kind of question, the longest of all texts',
    language: 'de',
    colorMode: 'DARK',
    content: {
      title: 'Zimmerreservierungsbestätigungsanfragen und übrige Angelegenheiten schicken',
      paragraph: 'Felder ohne Zusatz sind nötig; das Ausfüllen dauert ungefähr drei Minuten. '.repeat(3).trim(),
      questions: [
        {
          id: 'q1',
          kind: 'TEXT',
          label: 'Vor- und Nachname sowie Geburtsname, wie sie im Reisepass eingetragen sind, '.repeat(2).trim(),
          help: 'Donaudampfschifffahrtsgesellschaftskapitäninnen geben bitte auch ihre Dienstbezeichnung an, sofern vorhanden.',
        },
        { id: 'q2', kind: 'LONG', label: 'Sachverhalt', most: 900 },
        {
          id: 'q3',
          kind: 'ONE',
          label: 'Worum geht es?',
          options: [
            { id: 'o1', option: 'Kündigung eines Mietverhältnisses wegen Eigenbedarfs' },
            { id: 'o2', option: 'Aufenthaltsgenehmigungsverlängerungsverfahren' },
            { id: 'o3', option: 'Etwas anderes' },
          ],
        },
        {
          id: 'q4',
          kind: 'SEVERAL',
          label: 'Was liegt vor?',
          condition: 'o1',
          most: 2,
          options: [
            { id: 'o1', option: 'Mietvertrag' },
            { id: 'o2', option: 'Kündigungsschreiben' },
            { id: 'o3', option: 'Übergabeprotokoll' },
          ],
        },
        { id: 'q5', kind: 'NUMBER', label: 'Wie viele Personen wohnen dort?', least: 1, most: 12 },
        { id: 'q6', kind: 'DATE', label: 'Wann kam das Schreiben an?' },
        { id: 'q7', kind: 'DAY', label: 'An welchem Tag möchten Sie kommen?', least: 2 },
        { id: 'q8', kind: 'TIME', label: 'Um wie viel Uhr?', least: 9, most: 17 },
        { id: 'q9', kind: 'STAY', label: 'Aufenthalt', needed: false },
        { id: 'q10', kind: 'PEOPLE', label: 'Mit wie vielen?', needed: false },
        { id: 'q11', kind: 'PHONE', label: 'Telefonische Erreichbarkeit tagsüber', needed: false },
        {
          id: 'q13',
          kind: 'FILE',
          label: 'Mietvertrag und Schreiben des Vermieters, falls vorhanden',
          most: 3,
          needed: false,
        },
        {
          id: 'q12',
          kind: 'CONSENT',
          label:
            'Ich habe die Hinweise zum Datenschutz gelesen. Meine Unterlagen werden gelöscht, wenn kein Mandat entsteht.',
        },
      ],
      placeholders: { name: 'Vor- und Nachname', email: 'E-Mail-Adresse für Rückfragen' },
      buttonText: 'Unterlagen zur Durchsicht absenden',
      note: 'Noch keine Buchung: Die Rezeption antwortet am selben Tag mit Preis und Bestätigung, nachts am folgenden Vormittag vor zehn Uhr.',
      phone: '+49 (0)30 123 456 789 0123',
      thanks: {
        title: 'Ihre Reservierungsangelegenheit liegt auf unserem Tisch',
        text: 'Wir rufen noch heute zurück; nachts meldet sich die Rezeption des Gasthauses. '.repeat(3).trim(),
      },
      steps: [
        { id: 's1', step: 'Heute bis 17 Uhr ruft Frau Dr. Brandt-Hohenzollern an und sagt, ob eine Frist läuft.' },
        { id: 's2', step: 'Bis morgen Mittag haben Sie eine schriftliche Einschätzung mit allen Kosten.' },
      ],
      closed: [{ id: 'c1', from: '2026-12-24', until: '2026-12-26' }],
      weekdays: { saturday: true, sunday: true },
    },
  },
  {
    name: 'nothing but name and address',
    language: 'en',
    content: { title: 'Leave us your address' },
  },
]
