import type { StarterWords } from './starter-words.ts'

export const tr: StarterWords = {
  Navbar: {},
  Header13: {
    title: 'Hoş geldiniz',
    paragraph: 'İki üç satırda kim olduğunuzu, ne sunduğunuzu ve insanların neden geri geldiğini anlatın.',
    buttons: [{ buttonText: 'Sizi neler bekliyor' }, { buttonText: 'Bize ulaşın' }],
  },
  Header15: {
    paragraph: 'İşini seven insanların özenle kurduğu bir yer. Ziyaretçilerinizi nelerin beklediğini burada anlatın.',
    btnText: 'Sizi neler bekliyor',
  },
  PlainHeader: { title: 'Bu sayfanın konusu' },
  Feature13: {
    blocks: [
      {
        title: 'Ne sunuyoruz',
        paragraph: 'En önemli hizmetinizi ve kimler için olduğunu yazın.',
        additionalText: 'Hizmetleri görün',
      },
      {
        title: 'Nasıl çalışıyoruz',
        paragraph: 'İnsanların neye güvenebileceğini bir iki cümleyle anlatın.',
        additionalText: 'Bizi tanıyın',
      },
      {
        title: 'Neredeyiz',
        paragraph: 'Nerede olduğunuzu ve kapınızın ne zaman açık olduğunu yazın.',
        additionalText: 'Yol tarifi',
      },
    ],
  },
  FeatureCards: {
    title: 'Neden bizi seçiyorlar',
    paragraph: 'Her biri tek cümlede üç iyi neden.',
    cards: [
      { title: 'İlgi', paragraph: 'Karşınızda hep sizi tanıyan biri olur.' },
      { title: 'Güven', paragraph: 'Ne söz veriyorsak onu alırsınız.' },
      { title: 'Yakınlık', paragraph: 'Ulaşması kolay, sorularınıza vakti olan bir yer.' },
    ],
  },
  Feature17: {
    title: 'İçeriden bir bakış',
    paragraph: 'Bir cümle ne gösterdiğini anlatınca resimler daha çok şey söyler.',
    groups: [{ title: 'Ziyaretiniz için hazır', paragraph: 'Mekânı, havasını ve onu özel kılanı anlatın.' }],
  },
  Text10: {
    title: 'Neye inanıyoruz',
    paragraph:
      'Burası hikâyenizin yeri: nasıl başladı, sizin için ne önemli ve insanlar sizi başkalarına nasıl anlatıyor.',
    buttons: [{ buttonText: 'Hikâyemiz' }],
  },
  Text3: {
    title: 'Gurur duyduğumuz bir şey',
    paragraph: 'Onu gösterin ve size gelenler için neden önemli olduğunu birkaç cümleyle anlatın.',
    buttons: [{ buttonText: 'Yakından bakın' }],
  },
  Text4: {
    title: 'Bizi tanıyanlar için',
    paragraph: 'Yenilikleri anlatın: uzayan bir akşam, taze bir menü, yeni bir oda. Birkaç satır yeter.',
    secondTitle: 'İlk kez gelenler için',
    secondParagraph: 'Onları nelerin beklediğini yazın: nasıl gelinir, ne zaman gelinir, kime sorulur.',
  },
  Testimonials3: {
    slides: [
      { slideTitle: 'Hep geri gelen bir misafir', slideParagraph: 'Güler yüzlü, hızlı ve dürüst. Yine geleceğiz.' },
      { slideTitle: 'Beş kişilik bir aile', slideParagraph: 'Her şey söz verildiği gibiydi, hatta biraz daha iyi.' },
      { slideTitle: 'Bir komşu', slideParagraph: 'Bana soran herkesi oraya gönderiyorum.' },
    ],
  },
  Team5: {
    title: 'Arkasında kim var',
    paragraph: 'İnsanlar kiminle iş yaptığını bilmek ister. Kendinizi birkaç cümleyle tanıtın.',
    paragraph2: 'Sizi buraya neyin getirdiğini ve her gün neye özen gösterdiğinizi yazın.',
    slogan: 'Bize nasıl davranılmasını istiyorsak herkese öyle davranırız.',
    name: 'Adınız',
  },
  Portfolio8: { title: 'Galeri' },
  Portfolio6_2: {
    title: 'İzlenimler',
    subTitle: 'Günlerimizden birkaç kare',
    paragraph: 'Burada olmanın nasıl bir şey olduğunu en iyi gösterenleri seçin.',
  },
  Steps2: {
    title: 'Nasıl işliyor',
    paragraph: 'Üç adım, gerisi bizde.',
    imageSteps: [
      { stepHeading: 'Bize yazarsınız', stepDescription: 'Birkaç söz yeter: neye, ne zaman ihtiyacınız var.' },
      { stepHeading: 'Sizi ararız', stepDescription: 'Sorularınızı yanıtlar, ayrıntılarda anlaşırız.' },
      { stepHeading: 'Gelirsiniz', stepDescription: 'Her şey tam anlaştığımız gibi hazırdır.' },
    ],
  },
  CTA2: {
    title: 'Konuşalım mı?',
    paragraph: 'Arayın ya da yazın. Aynı gün yanıt veririz.',
    buttonText: 'Bize ulaşın',
  },
  Contact: {
    title: 'Bize yazın',
    paragraph: 'İstediğinizi sorun, kısa sürede döneriz.',
    addressTitle: 'Adres',
    address: 'Örnek Sokak 1, Şehriniz',
    phoneTitle: 'Telefon',
    phone: '+00 000 000 000',
    emailTitle: 'E-posta',
    email: 'hello@example.com',
    buttonText: 'Mesajı gönderin',
  },
  RSVP: { title: 'Davetlisiniz', buttonText: 'Yanıtı gönderin' },
  IconBlocks: {
    blocks: [
      { title: '10+', paragraph: 'yıl' },
      { title: '500', paragraph: 'misafir, yılda' },
      { title: '7/24', paragraph: 'ulaşılabilir' },
      { title: '%100', paragraph: 'özen' },
    ],
  },
  Footer9: { address: 'Örnek Sokak 1, Şehriniz', copyrightText: '© Tüm hakları saklıdır.' },
  Footer3: { copyrightText: '© Tüm hakları saklıdır.' },
}
