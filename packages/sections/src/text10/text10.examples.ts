import type { Example } from '../template.ts'

export const text10Examples: readonly Example[] = [
  {
    name: 'welcome',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      title: 'منذ عام 1990 نستقبل ضيوفنا كما نستقبل أهلنا',
      paragraph:
        'بدأت الحكاية ببيتٍ حجري من ثماني غرف، كان أوّل بابٍ يطرقه العابرون بعد يومٍ طويل على الطريق. كبر البيت مع ضيوفه، وبقيت النافورة في مكانها.',
      buttons: [{ id: 'b1', buttonText: 'تعرّفوا إلينا', buttonUrl: '/Contact_us', type: 'secondary' }],
    },
  },
  {
    name: 'longest',
    language: 'de',
    content: {
      title:
        'Veranstaltungsraumreservierungsbestätigung und Gastfreundschaftstradition seit Generationen an der Grenze',
      paragraph: 'Donaudampfschifffahrtsgesellschaftskapitän und viele weitere Gäste kehren jedes Jahr zurück. '
        .repeat(15)
        .trim(),
      buttons: [],
    },
  },
  {
    name: 'required only',
    language: 'en',
    content: { title: 'A kitchen with a memory', paragraph: 'We cook as we learnt it at home.' },
  },
  {
    name: 'on a film without a picture',
    language: 'fr',
    colorMode: 'EXTRALIGHT',
    content: {
      title: 'La cour, le matin',
      paragraph: 'L’eau coule, le pain sort du four, et personne n’est pressé.',
      backgroundFilm: {
        '*': {
          ...{ hash: 'c3'.repeat(32), type: 'video/mp4', name: 'matin.mp4', size: 2_400_000 },
          ...{ width: 1280, height: 720, seconds: 8 },
        },
      },
    },
  },
]
