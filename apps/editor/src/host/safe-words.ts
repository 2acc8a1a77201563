import type { JobKind } from '@mimar/contract'
import type { PartWords } from '../words/words.ts'

export type SafeWords = { readonly [Kind in JobKind as `safe-${Kind}`]: string }

/** What is lost while work in the background does not succeed, and what is not. */
export const safeWords: PartWords<SafeWords> = {
  en: {
    'safe-messages': 'No enquiry is lost: all are in the inboxes of the sites.',
    'safe-invitations': 'Nothing is lost: owners see who was invited, and can invite again or hand over a link.',
    'safe-notices': 'Nothing is lost: owners see it in the editor.',
    'safe-letters': 'No text is lost: it stands with its enquiry.',
    'safe-account-mails': 'Nothing is lost: people can ask for a new mail or come in another way.',
    'safe-mails': 'Nothing is lost on the sites.',
    'safe-calls': 'No enquiry is lost: all are in the inboxes of the sites.',
    'safe-publish': 'Nothing is lost: the draft is whole, and visitors read what they read before.',
    'safe-pictures': 'Nothing is lost: pictures are shown in the sizes that are there.',
    'safe-certificate': 'Nothing is lost: the site answers with the certificate it has until that ends.',
    'safe-backup': 'Earlier copies stay as they are. What was written since stands on this disk alone.',
    'safe-cdn-purges':
      'Nothing is lost. Until the cache is told, for an hour at most, visitors may read what was there before, and what was taken down.',
    'safe-index-pings': 'Nothing is lost: search engines find changes by themselves, only later.',
    'safe-clean-up': 'Nothing is lost: the files take room until they are removed.',
    'safe-arrivals':
      'Nothing is lost: all of the site is here, and on the server that it comes from. That server is asked until it says whose it is.',
    'safe-departures':
      'Nothing is lost: visitors read the site here until the other server says that it has it. It is asked until then.',
  },
  ar: {
    'safe-messages': 'لم يُفقد أي استفسار: كلها في صناديق المواقع.',
    'safe-invitations': 'لم يُفقد شيء: يرى المالكون من دُعي، ويمكنهم الدعوة من جديد أو إعطاء رابط.',
    'safe-notices': 'لم يُفقد شيء: يرى المالكون ذلك في المحرر.',
    'safe-letters': 'لم يُفقد أي نص: هو محفوظ مع الاستفسار.',
    'safe-account-mails': 'لم يُفقد شيء: يمكن طلب رسالة جديدة أو الدخول بطريقة أخرى.',
    'safe-mails': 'لم يُفقد شيء على المواقع.',
    'safe-calls': 'لم يُفقد أي استفسار: كلها في صناديق المواقع.',
    'safe-publish': 'لم يُفقد شيء: المسودة كاملة، ويقرأ الزوار ما كانوا يقرؤونه.',
    'safe-pictures': 'لم يُفقد شيء: تُعرض الصور بالمقاسات الموجودة.',
    'safe-certificate': 'لم يُفقد شيء: يعمل الموقع بشهادته الحالية حتى تنتهي.',
    'safe-backup': 'تبقى النسخ السابقة كما هي. ما كُتب بعدها موجود على هذا القرص وحده.',
    'safe-cdn-purges':
      'لم يُفقد شيء. إلى أن تُبلَّغ الذاكرة الوسيطة، ولساعة على الأكثر، قد يقرأ الزوار ما كان من قبل، وما حُجب أيضًا.',
    'safe-index-pings': 'لم يُفقد شيء: تجد محركات البحث التغييرات بنفسها، لكن بعد حين.',
    'safe-clean-up': 'لم يُفقد شيء: تشغل الملفات مكانًا حتى تُزال.',
    'safe-arrivals':
      'لم يُفقد شيء: الموقع كله هنا وعلى الخادم الذي يأتي منه. يُسأل ذلك الخادم إلى أن يقول لمن صار الموقع.',
    'safe-departures': 'لم يُفقد شيء: يقرأ الزوار الموقع هنا إلى أن يؤكد الخادم الآخر وصوله. ويُسأل حتى ذلك الحين.',
  },
  tr: {
    'safe-messages': 'Hiçbir soru kaybolmadı: hepsi sitelerin gelen kutularında.',
    'safe-invitations':
      'Bir şey kaybolmadı: sahipler kimin davet edildiğini görür, yeniden davet edebilir ya da bağlantı verebilir.',
    'safe-notices': 'Bir şey kaybolmadı: sahipler bunu düzenleyicide görür.',
    'safe-letters': 'Hiçbir metin kaybolmadı: sorusunun yanında duruyor.',
    'safe-account-mails': 'Bir şey kaybolmadı: yeni bir e-posta istenebilir ya da başka yoldan girilebilir.',
    'safe-mails': 'Sitelerde bir şey kaybolmadı.',
    'safe-calls': 'Hiçbir soru kaybolmadı: hepsi sitelerin gelen kutularında.',
    'safe-publish': 'Bir şey kaybolmadı: taslak tam, ziyaretçiler önceki hâli okuyor.',
    'safe-pictures': 'Bir şey kaybolmadı: görseller var olan boyutlarıyla gösteriliyor.',
    'safe-certificate': 'Bir şey kaybolmadı: site, süresi bitene kadar elindeki sertifikayla çalışır.',
    'safe-backup': 'Önceki kopyalar olduğu gibi durur. Sonrasında yazılanlar yalnızca bu diskte.',
    'safe-cdn-purges':
      'Bir şey kaybolmadı. Önbelleğe bildirilene kadar, en çok bir saat, ziyaretçiler önceki hâli ve yayından kaldırılanı okuyabilir.',
    'safe-index-pings': 'Bir şey kaybolmadı: arama motorları değişiklikleri kendileri bulur, yalnızca daha geç.',
    'safe-clean-up': 'Bir şey kaybolmadı: dosyalar silinene kadar yer tutar.',
    'safe-arrivals':
      'Bir şey kaybolmadı: sitenin tamamı hem burada hem geldiği sunucuda. O sunucuya, sitenin kimin olduğunu söyleyene kadar sorulur.',
    'safe-departures':
      'Bir şey kaybolmadı: öbür sunucu siteyi aldığını söyleyene kadar ziyaretçiler onu burada okur. O zamana kadar sorulur.',
  },
  de: {
    'safe-messages': 'Keine Anfrage ist verloren: Alle stehen in den Posteingängen der Websites.',
    'safe-invitations':
      'Nichts ist verloren: Inhaber sehen, wer eingeladen ist, und können neu einladen oder einen Link geben.',
    'safe-notices': 'Nichts ist verloren: Inhaber sehen es im Editor.',
    'safe-letters': 'Kein Text ist verloren: Er steht bei seiner Anfrage.',
    'safe-account-mails': 'Nichts ist verloren: Man kann eine neue E-Mail anfordern oder anders hineinkommen.',
    'safe-mails': 'Auf den Websites ist nichts verloren.',
    'safe-calls': 'Keine Anfrage ist verloren: Alle stehen in den Posteingängen der Websites.',
    'safe-publish': 'Nichts ist verloren: Der Entwurf ist ganz, und Besucher lesen, was sie vorher lasen.',
    'safe-pictures': 'Nichts ist verloren: Bilder erscheinen in den Größen, die da sind.',
    'safe-certificate': 'Nichts ist verloren: Die Website antwortet mit dem Zertifikat, das sie hat, bis es endet.',
    'safe-backup':
      'Frühere Kopien bleiben, wie sie sind. Was seither geschrieben wurde, steht nur auf dieser Festplatte.',
    'safe-cdn-purges':
      'Nichts ist verloren. Bis der Cache davon erfährt, höchstens eine Stunde lang, lesen Besucher womöglich, was vorher da war, auch Gesperrtes.',
    'safe-index-pings': 'Nichts ist verloren: Suchmaschinen finden Änderungen von selbst, nur später.',
    'safe-clean-up': 'Nichts ist verloren: Die Dateien brauchen Platz, bis sie entfernt sind.',
    'safe-arrivals':
      'Nichts ist verloren: Die ganze Website ist hier und auf dem Server, von dem sie kommt. Er wird gefragt, bis er sagt, wem sie gehört.',
    'safe-departures':
      'Nichts ist verloren: Besucher lesen die Website hier, bis der andere Server sagt, dass er sie hat. Bis dahin wird er gefragt.',
  },
  fr: {
    'safe-messages': 'Aucune demande n’est perdue : toutes sont dans les boîtes de réception des sites.',
    'safe-invitations':
      'Rien n’est perdu : les propriétaires voient qui est invité et peuvent réinviter ou donner un lien.',
    'safe-notices': 'Rien n’est perdu : les propriétaires le voient dans l’éditeur.',
    'safe-letters': 'Aucun texte n’est perdu : il reste avec sa demande.',
    'safe-account-mails': 'Rien n’est perdu : on peut demander un nouveau courriel ou entrer autrement.',
    'safe-mails': 'Rien n’est perdu sur les sites.',
    'safe-calls': 'Aucune demande n’est perdue : toutes sont dans les boîtes de réception des sites.',
    'safe-publish': 'Rien n’est perdu : le brouillon est entier et les visiteurs lisent ce qu’ils lisaient.',
    'safe-pictures': 'Rien n’est perdu : les images s’affichent dans les tailles disponibles.',
    'safe-certificate': 'Rien n’est perdu : le site répond avec son certificat actuel jusqu’à sa fin.',
    'safe-backup': 'Les copies précédentes restent intactes. Ce qui a été écrit depuis n’est que sur ce disque.',
    'safe-cdn-purges':
      'Rien n’est perdu. Tant que le cache n’est pas prévenu, une heure au plus, les visiteurs peuvent lire l’ancienne version, y compris ce qui a été retiré.',
    'safe-index-pings':
      'Rien n’est perdu : les moteurs de recherche trouvent les changements d’eux-mêmes, seulement plus tard.',
    'safe-clean-up': 'Rien n’est perdu : les fichiers occupent de la place jusqu’à leur suppression.',
    'safe-arrivals':
      'Rien n’est perdu : le site entier est ici et sur le serveur d’où il vient. Celui-ci est interrogé jusqu’à ce qu’il dise à qui est le site.',
    'safe-departures':
      'Rien n’est perdu : les visiteurs lisent le site ici tant que l’autre serveur n’a pas dit qu’il l’a reçu. Il est interrogé jusque-là.',
  },
}
