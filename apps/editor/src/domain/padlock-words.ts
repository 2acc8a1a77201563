import type { PartWords } from '../words/words.ts'

const en = {
  padlock: 'Padlock tested from outside',
  now: 'now',
  noPadlock: 'Visitors of {name} do not get a padlock and your site',
  isWell: 'Tested: visitors of {name} get a padlock and your site.',
  heard: 'What this server heard there:',
  again: 'Test again',
  'cause-no-address': 'Everybody who asks for {name} is told no address.',
  'cure-no-address': 'At your provider, see whether its A record is still there. A new one needs up to an hour.',
  'cause-inside': '{name} leads into a private network, which nobody outside reaches.',
  'cure-inside': 'At your provider, have the A record lead to this server’s public address.',
  'cause-unreached': 'Nothing answered at {name} when this server asked.',
  'cure-unreached':
    'Open the address on a phone without Wi-Fi. If it opens there, all is well: some routers do not lead to themselves. If not, whoever runs this server has to let port 443 through firewall and router.',
  'cause-unencrypted': 'Something answers at {name}, but not encrypted.',
  'cure-unencrypted':
    'Another program has the port for encrypted visits. Whoever runs this server has to lead it to Mimar, or to the web server in front of it.',
  'cause-expired': 'The certificate at {name} is out of date.',
  'cure-expired':
    'Where a proxy or another server stands in between, renew the certificate there, or have the records lead straight here.',
  'cause-other-name': 'The certificate shown at {name} is for other names.',
  'cure-other-name':
    'Another server or a proxy answers first. At your provider, have the records lead straight to this server (“DNS only”).',
  'cause-untrusted': 'The certificate at {name} is from nobody that browsers believe.',
  'cure-untrusted':
    'A proxy, a firewall or a test authority made it. Have the records lead straight here, or ask whoever runs this server for a certificate that all believe.',
  'cause-another-site': 'There is a padlock at {name}, but something else than your site answers.',
  'cure-another-site':
    'At your provider, look for a second A record, a redirect or a proxy, and remove it. Behind a web server, whoever runs it has to pass {name} on to Mimar.',
}

export type PadlockWords = typeof en

/** What is said of the padlock that visitors of a domain see. */
export const padlockWords: PartWords<PadlockWords> = {
  en,
  ar: {
    padlock: 'اختُبر القفل من الخارج',
    now: 'الآن',
    noPadlock: 'لا يصل زوار {name} إلى موقعك بقفل الأمان',
    isWell: 'اختُبر: يصل زوار {name} إلى موقعك بقفل الأمان.',
    heard: 'ما سمعه هذا الخادم هناك:',
    again: 'اختبار من جديد',
    'cause-no-address': 'لا يُعطى أي عنوان لمن يسأل عن {name}.',
    'cure-no-address': 'تحقق عند مزوّدك من أن سجل A ما زال موجودًا. السجل الجديد يحتاج إلى ساعة أحيانًا.',
    'cause-inside': 'يقود {name} إلى شبكة خاصة لا يصل إليها أحد من الخارج.',
    'cure-inside': 'اجعل سجل A عند مزوّدك يقود إلى العنوان العام لهذا الخادم.',
    'cause-unreached': 'لم يُجب شيء عند {name} حين سأل هذا الخادم.',
    'cure-unreached':
      'افتح العنوان على هاتف من دون واي فاي. إن فُتح هناك فكل شيء سليم، فبعض أجهزة التوجيه لا تقود إلى نفسها. وإلا فعلى من يشغّل هذا الخادم أن يفتح المنفذ 443 في جدار الحماية وجهاز التوجيه.',
    'cause-unencrypted': 'يُجيب شيء عند {name}، لكن من دون تشفير.',
    'cure-unencrypted':
      'برنامج آخر يشغل منفذ الزيارات المشفّرة. على من يشغّل هذا الخادم أن يوجّهه إلى معمار أو إلى خادم الويب الذي أمامه.',
    'cause-expired': 'انتهت صلاحية الشهادة عند {name}.',
    'cure-expired': 'إن كان بينهما وسيط أو خادم آخر فجدّد الشهادة هناك، أو اجعل السجلات تقود إلى هنا مباشرة.',
    'cause-other-name': 'الشهادة المعروضة عند {name} لأسماء أخرى.',
    'cure-other-name': 'يُجيب خادم آخر أو وسيط أولًا. اجعل السجلات عند مزوّدك تقود مباشرة إلى هذا الخادم («DNS only»).',
    'cause-untrusted': 'الشهادة عند {name} من جهة لا تثق بها المتصفحات.',
    'cure-untrusted':
      'صنعها وسيط أو جدار حماية أو جهة تجريبية. اجعل السجلات تقود إلى هنا مباشرة، أو اطلب ممن يشغّل هذا الخادم شهادة يثق بها الجميع.',
    'cause-another-site': 'القفل موجود عند {name}، لكن شيئًا غير موقعك يُجيب.',
    'cure-another-site':
      'ابحث عند مزوّدك عن سجل A ثانٍ أو تحويل أو وسيط، واحذفه. وخلف خادم ويب على من يشغّله أن يمرّر {name} إلى معمار.',
  },
  tr: {
    padlock: 'Kilit dışarıdan denendi',
    now: 'şimdi',
    noPadlock: '{name} ziyaretçileri kilitle birlikte sitenize ulaşamıyor',
    isWell: 'Denendi: {name} ziyaretçileri kilitle birlikte sitenize ulaşıyor.',
    heard: 'Bu sunucunun orada duyduğu:',
    again: 'Yeniden dene',
    'cause-no-address': '{name} adresini soran kimseye adres söylenmiyor.',
    'cure-no-address':
      'Sağlayıcınızda A kaydının hâlâ durup durmadığına bakın. Yeni kayıt bir saate kadar zaman isteyebilir.',
    'cause-inside': '{name}, dışarıdan kimsenin ulaşamadığı özel bir ağa götürüyor.',
    'cure-inside': 'Sağlayıcınızda A kaydı bu sunucunun genel adresine götürsün.',
    'cause-unreached': 'Bu sunucu sorduğunda {name} adresinde hiçbir şey yanıt vermedi.',
    'cure-unreached':
      'Adresi Wi-Fi olmadan bir telefonda açın. Orada açılıyorsa her şey yolunda: bazı yönlendiriciler kendine götürmez. Açılmıyorsa bu sunucuyu işleten, güvenlik duvarında ve yönlendiricide 443 numaralı kapıyı açmalı.',
    'cause-unencrypted': '{name} adresinde bir şey yanıt veriyor ama şifresiz.',
    'cure-unencrypted':
      'Şifreli ziyaretlerin kapısı başka bir programda. Bu sunucuyu işleten, kapıyı Mimar’a ya da önündeki web sunucusuna yönlendirmeli.',
    'cause-expired': '{name} adresindeki sertifikanın süresi dolmuş.',
    'cure-expired':
      'Arada bir vekil sunucu ya da başka bir sunucu varsa sertifikayı orada yenileyin ya da kayıtlar doğrudan buraya götürsün.',
    'cause-other-name': '{name} adresinde gösterilen sertifika başka adlar için.',
    'cure-other-name':
      'Önce başka bir sunucu ya da bir vekil sunucu yanıt veriyor. Sağlayıcınızda kayıtlar doğrudan bu sunucuya götürsün (“DNS only”).',
    'cause-untrusted': '{name} adresindeki sertifika, tarayıcıların tanımadığı birinden.',
    'cure-untrusted':
      'Onu bir vekil sunucu, bir güvenlik duvarı ya da bir deneme kurumu yapmış. Kayıtlar doğrudan buraya götürsün ya da bu sunucuyu işletenden herkesin tanıdığı bir sertifika isteyin.',
    'cause-another-site': '{name} adresinde kilit var ama siteniz dışında bir şey yanıt veriyor.',
    'cure-another-site':
      'Sağlayıcınızda ikinci bir A kaydı, yönlendirme ya da vekil sunucu arayın ve kaldırın. Öndeki web sunucusunu işleten, {name} adresini Mimar’a iletmeli.',
  },
  de: {
    padlock: 'Schloss von außen geprüft',
    now: 'jetzt',
    noPadlock: 'Besucher von {name} kommen nicht mit Schloss auf Ihre Website',
    isWell: 'Geprüft: Besucher von {name} kommen mit Schloss auf Ihre Website.',
    heard: 'Was dieser Server dort gehört hat:',
    again: 'Noch einmal prüfen',
    'cause-no-address': 'Wer nach {name} fragt, bekommt keine Adresse.',
    'cure-no-address':
      'Sehen Sie bei Ihrem Anbieter nach, ob es den A-Eintrag noch gibt. Ein neuer braucht bis zu einer Stunde.',
    'cause-inside': '{name} führt in ein privates Netz, das von außen niemand erreicht.',
    'cure-inside': 'Lassen Sie den A-Eintrag bei Ihrem Anbieter auf die öffentliche Adresse dieses Servers zeigen.',
    'cause-unreached': 'Unter {name} hat nichts geantwortet, als dieser Server fragte.',
    'cure-unreached':
      'Öffnen Sie die Adresse auf einem Telefon ohne WLAN. Geht sie dort auf, ist alles gut: Manche Router führen nicht zu sich selbst. Sonst muss, wer diesen Server betreibt, Port 443 durch Firewall und Router lassen.',
    'cause-unencrypted': 'Unter {name} antwortet etwas, aber unverschlüsselt.',
    'cure-unencrypted':
      'Ein anderes Programm hat den Port für verschlüsselte Besuche. Wer diesen Server betreibt, muss ihn zu Mimar führen oder zum Webserver davor.',
    'cause-expired': 'Das Zertifikat unter {name} ist abgelaufen.',
    'cure-expired':
      'Steht ein Proxy oder ein anderer Server dazwischen, erneuern Sie das Zertifikat dort, oder lassen Sie die Einträge direkt hierher zeigen.',
    'cause-other-name': 'Das Zertifikat unter {name} gilt für andere Namen.',
    'cure-other-name':
      'Ein anderer Server oder ein Proxy antwortet zuerst. Lassen Sie die Einträge bei Ihrem Anbieter direkt auf diesen Server zeigen („DNS only“).',
    'cause-untrusted': 'Das Zertifikat unter {name} stammt von einer Stelle, der Browser nicht vertrauen.',
    'cure-untrusted':
      'Ein Proxy, eine Firewall oder eine Teststelle hat es ausgestellt. Lassen Sie die Einträge direkt hierher zeigen, oder bitten Sie den Betreiber dieses Servers um ein Zertifikat, dem alle vertrauen.',
    'cause-another-site': 'Unter {name} gibt es ein Schloss, aber es antwortet etwas anderes als Ihre Website.',
    'cure-another-site':
      'Suchen Sie bei Ihrem Anbieter nach einem zweiten A-Eintrag, einer Weiterleitung oder einem Proxy, und entfernen Sie das. Hinter einem Webserver muss, wer ihn betreibt, {name} an Mimar weitergeben.',
  },
  fr: {
    padlock: 'Cadenas vérifié de l’extérieur',
    now: 'maintenant',
    noPadlock: 'Les visiteurs de {name} n’arrivent pas sur votre site avec un cadenas',
    isWell: 'Vérifié : les visiteurs de {name} arrivent sur votre site avec un cadenas.',
    heard: 'Ce que ce serveur a entendu là-bas :',
    again: 'Vérifier à nouveau',
    'cause-no-address': 'Qui demande {name} ne reçoit aucune adresse.',
    'cure-no-address':
      'Vérifiez chez votre fournisseur que l’enregistrement A existe encore. Un nouveau demande jusqu’à une heure.',
    'cause-inside': '{name} mène à un réseau privé, que personne n’atteint de l’extérieur.',
    'cure-inside': 'Chez votre fournisseur, faites pointer l’enregistrement A vers l’adresse publique de ce serveur.',
    'cause-unreached': 'Rien n’a répondu à {name} quand ce serveur a demandé.',
    'cure-unreached':
      'Ouvrez l’adresse sur un téléphone sans Wi-Fi. Si elle s’ouvre, tout va bien : certains routeurs ne mènent pas à eux-mêmes. Sinon, la personne qui gère ce serveur doit ouvrir le port 443 dans le pare-feu et le routeur.',
    'cause-unencrypted': 'Quelque chose répond à {name}, mais sans chiffrement.',
    'cure-unencrypted':
      'Un autre programme occupe le port des visites chiffrées. La personne qui gère ce serveur doit le mener à Mimar, ou au serveur web devant lui.',
    'cause-expired': 'Le certificat de {name} a expiré.',
    'cure-expired':
      'Si un proxy ou un autre serveur se trouve entre les deux, renouvelez le certificat là-bas, ou faites pointer les enregistrements directement ici.',
    'cause-other-name': 'Le certificat présenté à {name} est pour d’autres noms.',
    'cure-other-name':
      'Un autre serveur ou un proxy répond d’abord. Chez votre fournisseur, faites pointer les enregistrements directement vers ce serveur (« DNS only »).',
    'cause-untrusted': 'Le certificat de {name} vient d’une autorité que les navigateurs ne reconnaissent pas.',
    'cure-untrusted':
      'Un proxy, un pare-feu ou une autorité d’essai l’a fait. Faites pointer les enregistrements directement ici, ou demandez à la personne qui gère ce serveur un certificat reconnu par tous.',
    'cause-another-site': 'Il y a un cadenas à {name}, mais autre chose que votre site répond.',
    'cure-another-site':
      'Cherchez chez votre fournisseur un second enregistrement A, une redirection ou un proxy, et retirez-le. Derrière un serveur web, la personne qui le gère doit transmettre {name} à Mimar.',
  },
}
