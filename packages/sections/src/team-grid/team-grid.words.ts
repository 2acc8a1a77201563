import type { TemplateWords } from '../template-words.ts'
import type { teamGrid } from './team-grid.ts'

export const teamGridWords: TemplateWords<typeof teamGrid> = {
  ar: {
    name: 'أعضاء الفريق',
    search:
      'فريق فريقنا الفريق موظفون موظفين الموظفين طاقم كادر أشخاص أطباء طبيب معلمون مدربون محامون خبراء زملاء من نحن صور أسماء لغات',
    labels: {
      'people/work': 'العمل',
      'people/about': 'سطر عنه',
      'people/languages': 'اللغات',
    },
    adds: { people: 'إضافة شخص' },
    choices: { layout: { GRID: 'صور متجاورة', ROWS: 'صفّ لكلّ شخص', COMPACT: 'صور صغيرة' } },
    starts: {
      title: 'من يعمل هنا',
      paragraph: 'تعرّفوا إلينا قبل أن تصلوا.',
      people: [
        { name: 'رنا المثال', work: 'تدير البيت', about: 'تجيب عن كلّ سؤال.', languages: 'العربية، الإنكليزية' },
        {
          name: 'سامر المثال',
          work: 'يستقبل ويرتّب المواعيد',
          about: 'يعرف كلّ طريق إلينا.',
          languages: 'العربية، التركية',
        },
        {
          name: 'ليلى المثال',
          work: 'خبرة عشر سنوات',
          about: 'هادئة حين يستعجل الجميع.',
          languages: 'العربية، الألمانية',
        },
        { name: 'كريم المثال', work: 'أحدثنا عهدًا', about: 'يتعلّم بسرعة.', languages: 'العربية' },
      ],
    },
  },
  en: {
    name: 'Team members',
    search:
      'team staff people members employees colleagues crew our meet who we are doctors teachers coaches lawyers experts portraits faces grid languages',
    labels: {
      'people/work': 'What they do',
      'people/about': 'A line about them',
      'people/languages': 'Languages',
    },
    adds: { people: 'Add person' },
    choices: { layout: { GRID: 'Portraits', ROWS: 'A row each', COMPACT: 'Small' } },
    starts: {
      title: 'Who works here',
      paragraph: 'Get to know us before you come.',
      people: [
        {
          name: 'Alex Example',
          work: 'Runs the house',
          about: 'Has an answer to everything.',
          languages: 'English, Arabic',
        },
        {
          name: 'Robin Example',
          work: 'At the front desk',
          about: 'Knows every way to us.',
          languages: 'English, Turkish',
        },
        {
          name: 'Kim Example',
          work: 'With us for ten years',
          about: 'Calm when all others hurry.',
          languages: 'English, German',
        },
        { name: 'Sam Example', work: 'The newest of us', about: 'Learns fast.', languages: 'English' },
      ],
    },
  },
  tr: {
    name: 'Ekip üyeleri',
    search:
      'ekip ekibimiz personel çalışanlar kişiler kadro takım biz kimiz doktorlar öğretmenler eğitmenler avukatlar uzmanlar portreler yüzler ızgara diller',
    labels: {
      'people/work': 'Ne yapıyor',
      'people/about': 'Hakkında bir cümle',
      'people/languages': 'Diller',
    },
    adds: { people: 'Kişi ekle' },
    choices: { layout: { GRID: 'Portreler', ROWS: 'Her kişiye bir satır', COMPACT: 'Küçük' } },
    starts: {
      title: 'Burada kimler çalışıyor',
      paragraph: 'Gelmeden önce bizi tanıyın.',
      people: [
        {
          name: 'Deniz Örnek',
          work: 'Evi yönetir',
          about: 'Her soruya bir cevabı vardır.',
          languages: 'Türkçe, Arapça',
        },
        { name: 'Ece Örnek', work: 'Karşılama', about: 'Bize gelen her yolu bilir.', languages: 'Türkçe, İngilizce' },
        {
          name: 'Kaan Örnek',
          work: 'On yıldır bizimle',
          about: 'Herkes acele ederken sakindir.',
          languages: 'Türkçe, Almanca',
        },
        { name: 'Su Örnek', work: 'Aramızdaki en yeni', about: 'Çabuk öğrenir.', languages: 'Türkçe' },
      ],
    },
  },
  de: {
    name: 'Team in Porträts',
    search:
      'Team Mitarbeiter Mitarbeiterinnen Mitarbeitende Personal Belegschaft Kollegen Leute Menschen wir über uns Ärzte Lehrer Trainer Anwälte Fachleute Gesichter Raster Sprachen',
    labels: {
      'people/work': 'Aufgabe',
      'people/about': 'Ein Satz dazu',
      'people/languages': 'Sprachen',
    },
    adds: { people: 'Person hinzufügen' },
    choices: { layout: { GRID: 'Porträts', ROWS: 'Je eine Zeile', COMPACT: 'Klein' } },
    starts: {
      title: 'Wer hier arbeitet',
      paragraph: 'Lernen Sie uns kennen, bevor Sie kommen.',
      people: [
        { name: 'Alex Muster', work: 'Leitung', about: 'Hat auf alles eine Antwort.', languages: 'Deutsch, Arabisch' },
        { name: 'Robin Muster', work: 'Empfang', about: 'Kennt jeden Weg zu uns.', languages: 'Deutsch, Türkisch' },
        {
          name: 'Kim Muster',
          work: 'Seit zehn Jahren dabei',
          about: 'Ruhig, wenn alle eilen.',
          languages: 'Deutsch, Englisch',
        },
        { name: 'Sascha Muster', work: 'Ganz neu bei uns', about: 'Lernt schnell.', languages: 'Deutsch' },
      ],
    },
  },
  fr: {
    name: 'Membres de l’équipe',
    search:
      'équipe personnel employés salariés collaborateurs collègues gens personnes qui sommes-nous médecins professeurs coachs avocats experts portraits visages grille langues',
    labels: {
      'people/work': 'Son rôle',
      'people/about': 'Une phrase à son sujet',
      'people/languages': 'Langues',
    },
    adds: { people: 'Ajouter une personne' },
    choices: { layout: { GRID: 'En portraits', ROWS: 'Une ligne chacun', COMPACT: 'Petits' } },
    starts: {
      title: 'Qui travaille ici',
      paragraph: 'Faites notre connaissance avant de venir.',
      people: [
        { name: 'Alix Exemple', work: 'Dirige la maison', about: 'A réponse à tout.', languages: 'Français, arabe' },
        {
          name: 'Sacha Exemple',
          work: 'À l’accueil',
          about: 'Connaît tous les chemins qui mènent à nous.',
          languages: 'Français, turc',
        },
        {
          name: 'Camille Exemple',
          work: 'Avec nous depuis dix ans',
          about: 'Calme quand tous se pressent.',
          languages: 'Français, allemand',
        },
        { name: 'Noa Exemple', work: 'Tout juste arrivé·e', about: 'Apprend vite.', languages: 'Français' },
      ],
    },
  },
}
