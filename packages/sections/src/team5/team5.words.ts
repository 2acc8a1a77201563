import type { TemplateWords } from '../template-words.ts'
import type { team5 } from './team5.ts'

export const team5Words: TemplateWords<typeof team5> = {
  ar: {
    name: 'الفريق',
    search: 'أشخاص موظفون شخص مضيف المالك سيرة اقتباس تعريف أطباء طبيب طبيبة معالج طاقم مصور طاه عنا',
    labels: {
      paragraph2: 'النص',
      slogan: 'الشعار',
    },
    starts: {
      title: 'من يقف وراء هذا',
      paragraph: 'يحبّ الناس أن يعرفوا مع من يتعاملون. عرّفوا بأنفسكم في بضع جمل.',
      paragraph2: 'اذكروا ما أتى بكم إلى هنا، وما تعتنون به كلّ يوم.',
      slogan: 'نعامل الجميع كما نحبّ أن نُعامَل.',
      name: 'اسمكم',
    },
  },
  en: {
    name: 'Team',
    search:
      'people staff person profile about owner host quote biography doctors doctor dentist therapist chef photographer founder employees experts',
    labels: {
      paragraph2: 'Text',
      slogan: 'Slogan',
    },
    starts: {
      title: 'Who is behind it',
      paragraph: 'People like to know who they are dealing with. Introduce yourself in a few sentences.',
      paragraph2: 'Say what brought you here, and what you care about every day.',
      slogan: 'We treat everyone the way we like to be treated.',
      name: 'Your name',
    },
  },
  tr: {
    name: 'Ekip',
    search:
      'kişiler çalışanlar kişi profil ev sahibi biyografi alıntı doktorlar doktor hekim diş hekimi terapist şef fotoğrafçı kurucu uzmanlar',
    labels: {
      paragraph2: 'Metin',
      slogan: 'Slogan',
    },
    starts: {
      title: 'Arkasında kim var',
      paragraph: 'İnsanlar kiminle iş yaptığını bilmek ister. Kendinizi birkaç cümleyle tanıtın.',
      paragraph2: 'Sizi buraya neyin getirdiğini ve her gün neye özen gösterdiğinizi yazın.',
      slogan: 'Bize nasıl davranılmasını istiyorsak herkese öyle davranırız.',
      name: 'Adınız',
    },
  },
  de: {
    name: 'Team',
    search:
      'Menschen Mitarbeiter Person Profil Gastgeber Lebenslauf Zitat Ärzte Arzt Ärztin Zahnarzt Therapeut Praxisteam Koch Fotograf Gründer Personal',
    labels: {
      paragraph2: 'Text',
      slogan: 'Slogan',
    },
    starts: {
      title: 'Wer dahintersteht',
      paragraph: 'Man weiß gern, mit wem man es zu tun hat. Stellen Sie sich in ein paar Sätzen vor.',
      paragraph2: 'Sagen Sie, was Sie hierhergeführt hat und was Ihnen jeden Tag am Herzen liegt.',
      slogan: 'Wir behandeln alle so, wie wir selbst behandelt werden möchten.',
      name: 'Ihr Name',
    },
  },
  fr: {
    name: 'Équipe',
    search:
      'personnes personnel profil hôte biographie portrait citation médecins médecin docteur dentiste thérapeute chef photographe fondateur collaborateurs',
    labels: {
      paragraph2: 'Texte',
      slogan: 'Slogan',
    },
    starts: {
      title: 'Qui est derrière',
      paragraph: 'On aime savoir à qui l’on a affaire. Présentez-vous en quelques phrases.',
      paragraph2: 'Dites ce qui vous a mené ici et ce à quoi vous veillez chaque jour.',
      slogan: 'Nous traitons chacun comme nous aimons être traités.',
      name: 'Votre nom',
    },
  },
}
