import type { PartWords } from '../words/words.ts'

/** What is said of versions. */
interface VersionWords {
  readonly versions: string
  readonly youRun: string
  readonly since: string
  readonly ready: string
  readonly from: string
  readonly security: string
  readonly newest: string
  readonly notAsked: string
  readonly how: string
  readonly stepBackup: string
  readonly stepInstall: string
  readonly stepStart: string
  readonly stepBack: string
  readonly before: string
  readonly running: string
  readonly steps: string
}

export const programWords: PartWords<VersionWords> = {
  en: {
    versions: 'Versions',
    youRun: 'Version {version} runs',
    since: 'Since {when}.',
    ready: 'Version {version} is ready',
    from: 'Of {date}. You run {version}.',
    security: 'It mends a weakness: update this week.',
    newest: 'It is the newest that is known.',
    notAsked: 'Nobody is asked for newer versions. Set RELEASES_URL to be told of them here.',
    how: 'How to update',
    stepBackup: 'Back up, and have it proven',
    stepInstall: 'Install the new version where this one stands; data and settings stay where they are',
    stepStart: 'Start it. It carries the data over, and visitors are answered again within seconds',
    stepBack:
      'If it does not start it says why. The version before reads no newer data: to go back, restore the backup',
    before: 'What ran here',
    running: 'Running',
    steps: 'Steps that made the tables',
  },
  ar: {
    versions: 'الإصدارات',
    youRun: 'يعمل الإصدار {version}',
    since: 'منذ {when}.',
    ready: 'الإصدار {version} جاهز',
    from: 'بتاريخ {date}. تشغّل الآن {version}.',
    security: 'يسدّ ثغرة: حدّث هذا الأسبوع.',
    newest: 'هو أحدث إصدار معروف.',
    notAsked: 'لا يُسأل أحد عن إصدارات أحدث. اضبط RELEASES_URL لتُخبَر بها هنا.',
    how: 'كيفية التحديث',
    stepBackup: 'أنشئ نسخة احتياطية وأثبتها',
    stepInstall: 'ثبّت الإصدار الجديد مكان هذا؛ تبقى البيانات والإعدادات في مكانها',
    stepStart: 'شغّله. ينقل البيانات بنفسه، ويُجاب الزوار من جديد خلال ثوانٍ',
    stepBack: 'إن لم يبدأ قال السبب. الإصدار السابق لا يقرأ بيانات أحدث: للرجوع استعد النسخة الاحتياطية',
    before: 'ما عمل هنا',
    running: 'يعمل الآن',
    steps: 'خطوات بناء الجداول',
  },
  tr: {
    versions: 'Sürümler',
    youRun: '{version} sürümü çalışıyor',
    since: 'Başlangıç: {when}.',
    ready: '{version} sürümü hazır',
    from: '{date} tarihli. Sizde {version} çalışıyor.',
    security: 'Bir güvenlik açığını kapatır: bu hafta güncelleyin.',
    newest: 'Bilinen en yeni sürüm bu.',
    notAsked: 'Yeni sürümler kimseye sorulmuyor. Burada öğrenmek için RELEASES_URL ayarını yapın.',
    how: 'Nasıl güncellenir',
    stepBackup: 'Yedek alın ve kanıtlatın',
    stepInstall: 'Yeni sürümü bunun yerine kurun; veriler ve ayarlar yerinde kalır',
    stepStart: 'Başlatın. Verileri kendisi taşır, ziyaretçiler saniyeler içinde yeniden yanıt alır',
    stepBack: 'Başlamazsa nedenini söyler. Önceki sürüm yeni veriyi okumaz: dönmek için yedeği geri yükleyin',
    before: 'Burada çalışanlar',
    running: 'Çalışıyor',
    steps: 'Tabloları kuran adımlar',
  },
  de: {
    versions: 'Versionen',
    youRun: 'Version {version} läuft',
    since: 'Seit {when}.',
    ready: 'Version {version} ist da',
    from: 'Vom {date}. Bei Ihnen läuft {version}.',
    security: 'Sie schließt eine Lücke: Aktualisieren Sie diese Woche.',
    newest: 'Sie ist die neueste, die bekannt ist.',
    notAsked: 'Niemand wird nach neueren Versionen gefragt. Setzen Sie RELEASES_URL, um hier davon zu erfahren.',
    how: 'So aktualisieren Sie',
    stepBackup: 'Sichern und die Sicherung prüfen lassen',
    stepInstall: 'Die neue Version an die Stelle dieser setzen; Daten und Einstellungen bleiben, wo sie sind',
    stepStart: 'Starten. Sie übernimmt die Daten, und Besucher bekommen nach Sekunden wieder Antwort',
    stepBack:
      'Startet sie nicht, sagt sie warum. Die Version davor liest keine neueren Daten: Zurück geht es mit der Sicherung',
    before: 'Was hier lief',
    running: 'Läuft',
    steps: 'Schritte, die die Tabellen machten',
  },
  fr: {
    versions: 'Versions installées',
    youRun: 'La version {version} est en service',
    since: 'Depuis : {when}.',
    ready: 'La version {version} est prête',
    from: 'Du {date}. Vous utilisez {version}.',
    security: 'Elle corrige une faille : mettez à jour cette semaine.',
    newest: 'C’est la plus récente connue.',
    notAsked:
      'Personne n’est interrogé sur les nouvelles versions. Définissez RELEASES_URL pour les voir annoncées ici.',
    how: 'Comment mettre à jour',
    stepBackup: 'Sauvegarder et faire prouver la sauvegarde',
    stepInstall: 'Installer la nouvelle version à la place de celle-ci ; données et réglages restent en place',
    stepStart:
      'La démarrer. Elle reprend les données, et les visiteurs ont de nouveau une réponse en quelques secondes',
    stepBack:
      'Si elle ne démarre pas, elle dit pourquoi. La version d’avant ne lit pas de données plus récentes : pour revenir, restaurez la sauvegarde',
    before: 'Ce qui a tourné ici',
    running: 'En service',
    steps: 'Étapes qui ont fait les tables',
  },
}
