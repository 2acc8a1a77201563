/** What the server says of running an installation for others, by permanent code. */
export const tenantSentences = {
  'host-needed': {
    en: 'Only whoever runs this installation may do this.',
    ar: 'لا يحق ذلك إلا لمن يدير هذا التثبيت.',
    tr: 'Bunu yalnızca bu kurulumu yöneten kişi yapabilir.',
    de: 'Das darf nur, wer diese Installation betreibt.',
    fr: 'Seule la personne qui gère cette installation peut faire cela.',
  },
  'host-stays': {
    en: 'Whoever runs the installation cannot be paused. Nothing was changed. Take that role away first, at the machine: mimar host ADDRESS --end',
    ar: 'لا يمكن إيقاف حساب من يدير التثبيت. لم يتغير شيء. انزعوا هذا الدور أولًا على الجهاز نفسه: ⁦mimar host ADDRESS --end⁩',
    tr: 'Kurulumu yöneten kişi duraklatılamaz. Hiçbir şey değişmedi. Önce bu rolü makinede kaldırın: mimar host ADDRESS --end',
    de: 'Wer die Installation betreibt, kann nicht angehalten werden. Nichts wurde geändert. Nehmen Sie diese Rolle zuerst an der Maschine weg: mimar host ADDRESS --end',
    fr: 'On ne peut pas suspendre qui gère l’installation. Rien n’a été modifié. Retirez d’abord ce rôle sur la machine : mimar host ADDRESS --end',
  },
  'account-paused': {
    en: 'This account is paused, so nobody can sign in with it. Its sites and everything on them are kept. Ask whoever runs this installation.',
    ar: 'هذا الحساب موقوف مؤقتًا، لذلك لا يمكن الدخول به. مواقعه وكل ما فيها محفوظة. راجع من يدير هذا التثبيت.',
    tr: 'Bu hesap duraklatıldı, bu yüzden onunla oturum açılamaz. Siteleri ve içindekiler saklanıyor. Bu kurulumu yöneten kişiye sorun.',
    de: 'Dieses Konto ist angehalten, deshalb kann sich niemand damit anmelden. Seine Websites und alles darauf bleiben erhalten. Fragen Sie, wer diese Installation betreibt.',
    fr: 'Ce compte est suspendu, personne ne peut donc s’y connecter. Ses sites et leur contenu sont conservés. Adressez-vous à la personne qui gère cette installation.',
  },
  'site-limit': {
    en: 'You have as many sites as you may have, so nothing was made. Erase one that you deleted, delete one you no longer need, or ask whoever runs this installation for more.',
    ar: 'بلغت العدد المسموح لك من المواقع، لذلك لم يُنشأ شيء. امحُ موقعًا محذوفًا أو احذف موقعًا لم تعد تحتاجه، أو اطلب المزيد ممن يدير هذا التثبيت.',
    tr: 'Olabilecek sayıda siteniz var, bu yüzden bir şey oluşturulmadı. Sildiğiniz birini tamamen kaldırın, artık gerekmeyen birini silin ya da bu kurulumu yöneten kişiden daha fazlasını isteyin.',
    de: 'Sie haben so viele Websites, wie Sie haben dürfen; es wurde nichts angelegt. Entfernen Sie eine gelöschte endgültig, löschen Sie eine, die Sie nicht mehr brauchen, oder bitten Sie den Betreiber um mehr.',
    fr: 'Vous avez autant de sites que vous pouvez en avoir : rien n’a été créé. Effacez un site supprimé, supprimez-en un dont vous n’avez plus besoin, ou demandez-en davantage à la personne qui gère cette installation.',
  },
  'picture-limit': {
    en: 'The pictures on all sites of this owner fill the room there is for them. Nothing was changed. Delete a site that is no longer needed, or ask whoever runs this installation for more room.',
    ar: 'ملأت صور كل مواقع هذا المالك المساحة المخصصة لها. لم يتغير شيء. احذف موقعًا لم يعد لازمًا، أو اطلب مساحة أكبر ممن يدير هذا التثبيت.',
    tr: 'Bu sahibin bütün sitelerindeki görseller ayrılan yeri doldurdu. Hiçbir şey değişmedi. Artık gerekmeyen bir siteyi silin ya da bu kurulumu yöneten kişiden daha çok yer isteyin.',
    de: 'Die Bilder auf allen Websites dieses Inhabers füllen den Platz, der dafür da ist. Nichts wurde geändert. Löschen Sie eine Website, die nicht mehr gebraucht wird, oder bitten Sie den Betreiber um mehr Platz.',
    fr: 'Les images de tous les sites de ce propriétaire occupent toute la place prévue. Rien n’a été modifié. Supprimez un site devenu inutile, ou demandez plus de place à la personne qui gère cette installation.',
  },
  'open-refused': {
    en: 'Not everybody can be let in here: sites stand beside the editor on one domain or host, and a stranger’s site would be its neighbour. Nothing was changed. Give sites a domain of their own first.',
    ar: 'لا يمكن فتح التسجيل للجميع هنا: المواقع بجوار المحرر على نطاق واحد أو مضيف واحد، وسيكون موقع الغريب جارًا له. لم يتغير شيء. خصصوا للمواقع نطاقًا خاصًا بها أولًا.',
    tr: 'Burada herkese izin verilemez: siteler düzenleyiciyle aynı alan adında ya da sunucuda durur, yabancının sitesi ona komşu olurdu. Hiçbir şey değişmedi. Önce sitelere ayrı bir alan adı verin.',
    de: 'Hier kann nicht jeder hereingelassen werden: Websites stehen neben dem Editor auf einer Domain oder einem Rechner, und die Website eines Fremden wäre sein Nachbar. Nichts wurde geändert. Geben Sie den Websites zuerst eine eigene Domain.',
    fr: 'On ne peut pas laisser entrer tout le monde ici : les sites sont à côté de l’éditeur, sur un même domaine ou une même machine, et le site d’un inconnu serait son voisin. Rien n’a été modifié. Donnez d’abord aux sites un domaine à eux.',
  },
  'mail-needed': {
    en: 'This needs a mail server, and none is set. Nothing was changed. Set SMTP_URL, then try again.',
    ar: 'يتطلب هذا خادم بريد ولم يُضبط أي خادم. لم يتغير شيء. اضبط SMTP_URL ثم أعد المحاولة.',
    tr: 'Bunun için bir e-posta sunucusu gerekiyor, ama ayarlanmamış. Hiçbir şey değişmedi. SMTP_URL ayarını yapıp yeniden deneyin.',
    de: 'Dafür braucht es einen Mailserver, und es ist keiner eingestellt. Nichts wurde geändert. Setzen Sie SMTP_URL, und versuchen Sie es dann noch einmal.',
    fr: 'Il faut pour cela un serveur de messagerie, et aucun n’est réglé. Rien n’a été modifié. Réglez SMTP_URL, puis réessayez.',
  },
} as const
