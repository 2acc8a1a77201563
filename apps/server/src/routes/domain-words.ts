/** What the server says of domains of sites' own, by permanent code. */
export const domainSentences = {
  'domain-malformed': {
    en: 'This is not a domain. Write it as it stands on your bill, such as cafe-lawz.com.',
    ar: 'هذا ليس نطاقًا. اكتبه كما يظهر في فاتورتك، مثل cafe-lawz.com.',
    tr: 'Bu bir alan adı değil. Faturanızda yazdığı gibi yazın, örneğin cafe-lawz.com.',
    de: 'Das ist keine Domain. Schreiben Sie sie so, wie sie auf Ihrer Rechnung steht, etwa cafe-lawz.com.',
    fr: 'Ce n’est pas un nom de domaine. Écrivez-le comme sur votre facture, par exemple cafe-lawz.com.',
  },
  'domain-too-much': {
    en: 'Only the domain is needed, without anything before or after it.',
    ar: 'يكفي النطاق وحده، من دون شيء قبله أو بعده.',
    tr: 'Yalnızca alan adı yeter; önünde ya da arkasında başka bir şey olmasın.',
    de: 'Nur die Domain wird gebraucht, ohne etwas davor oder dahinter.',
    fr: 'Seul le nom de domaine est nécessaire, sans rien avant ni après.',
  },
  'domain-number': {
    en: 'This is the number of a computer. A domain has a name, such as cafe-lawz.com.',
    ar: 'هذا رقم حاسوب. أما النطاق فله اسم، مثل cafe-lawz.com.',
    tr: 'Bu bir bilgisayarın numarası. Alan adının bir ismi olur, örneğin cafe-lawz.com.',
    de: 'Das ist die Nummer eines Rechners. Eine Domain hat einen Namen, etwa cafe-lawz.com.',
    fr: 'C’est le numéro d’un ordinateur. Un domaine a un nom, par exemple cafe-lawz.com.',
  },
  'domain-suffix': {
    en: 'Anybody can get a name below this one, so it belongs to nobody alone. Write the whole domain that you bought.',
    ar: 'يمكن لأي شخص حجز اسم تحت هذا الاسم، فهو ليس ملك أحد وحده. اكتب النطاق كاملًا كما اشتريته.',
    tr: 'Bunun altında herkes bir ad alabilir, tek kişiye ait değildir. Satın aldığınız alan adını tam yazın.',
    de: 'Darunter kann sich jeder einen Namen nehmen, sie gehört niemandem allein. Schreiben Sie die ganze Domain, die Sie gekauft haben.',
    fr: 'N’importe qui peut prendre un nom sous celui-ci, il n’appartient à personne seul. Écrivez le domaine entier que vous avez acheté.',
  },
  'domain-reserved': {
    en: 'This address belongs to Mimar itself. Connect a domain that you bought.',
    ar: 'هذا العنوان يخص معمار نفسه. اربط نطاقًا اشتريته أنت.',
    tr: 'Bu adres Mimar’ın kendisine ait. Satın aldığınız bir alan adını bağlayın.',
    de: 'Diese Adresse gehört zu Mimar selbst. Verbinden Sie eine Domain, die Sie gekauft haben.',
    fr: 'Cette adresse appartient à Mimar même. Reliez un domaine que vous avez acheté.',
  },
  'domain-lookalike': {
    en: 'Some letters of this domain look like others, and visitors could take it for another one. It cannot be connected here.',
    ar: 'بعض حروف هذا النطاق تشبه حروفًا أخرى، وقد يظنه الزوار نطاقًا آخر. لا يمكن ربطه هنا.',
    tr: 'Bu alan adındaki bazı harfler başka harflere benziyor; ziyaretçiler onu başkasıyla karıştırabilir. Burada bağlanamaz.',
    de: 'Einige Buchstaben dieser Domain sehen wie andere aus; man könnte sie für eine andere halten. Sie lässt sich hier nicht verbinden.',
    fr: 'Certaines lettres de ce domaine ressemblent à d’autres ; on pourrait le prendre pour un autre. Il ne peut pas être relié ici.',
  },
  'domains-impossible': {
    en: 'This installation does not know by which address the internet finds it, so no domain can lead here. Whoever runs it sets PUBLIC_IPS.',
    ar: 'لا يعرف هذا التثبيت العنوان الذي تجده به الإنترنت، فلا يمكن لأي نطاق أن يقود إليه. على من يشغّله أن يضبط PUBLIC_IPS.',
    tr: 'Bu kurulum internette hangi adreste bulunduğunu bilmiyor, bu yüzden hiçbir alan adı buraya yönlendirilemez. Onu işleten PUBLIC_IPS ayarını yapar.',
    de: 'Diese Installation weiß nicht, unter welcher Adresse das Internet sie findet; deshalb kann keine Domain hierher führen. Wer sie betreibt, setzt PUBLIC_IPS.',
    fr: 'Cette installation ne sait pas à quelle adresse Internet la trouve ; aucun domaine ne peut donc y mener. Qui la gère définit PUBLIC_IPS.',
  },
  'domain-missing': {
    en: 'This site has no domain of its own yet.',
    ar: 'ليس لهذا الموقع نطاق خاص بعد.',
    tr: 'Bu sitenin henüz kendi alan adı yok.',
    de: 'Diese Website hat noch keine eigene Domain.',
    fr: 'Ce site n’a pas encore son propre domaine.',
  },
}
