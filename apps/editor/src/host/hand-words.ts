import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

/** What is said of what needs whoever runs the installation. */
interface HandWords {
  readonly never: string
  readonly seeJobs: string
  readonly seeBackups: string
  readonly decide: string
  readonly failsDatabase: string
  readonly failsDisk: string
  readonly failsRoom: string
  readonly failsBlobs: string
  readonly jobsFailing: Plural
  readonly jobsFailingHow: string
  readonly jobsStopped: Plural
  readonly jobsStoppedHow: string
  readonly backupsOff: string
  readonly backupsOffHow: string
  readonly backupOld: string
  readonly backupFailed: string
  readonly backupHow: string
  readonly diskFull: string
  readonly diskLeft: string
  readonly complaintsWait: Plural
  readonly oldestIs: string
  readonly slow: string
  readonly slowHow: string
}

export const handWords: PartWords<HandWords> = {
  en: {
    never: 'Never',
    seeJobs: 'See jobs',
    seeBackups: 'See backups',
    decide: 'Decide',
    failsDatabase: 'The database does not take anything',
    failsDisk: 'The disk does not take anything',
    failsRoom: 'The disk is full',
    failsBlobs: 'Published files cannot be read',
    jobsFailing: { one: '{n} job did not succeed yet', other: '{n} jobs did not succeed yet' },
    jobsFailingHow: 'They are tried again by themselves.',
    jobsStopped: { one: '{n} job was given up', other: '{n} jobs were given up' },
    jobsStoppedHow: 'Nothing happens until somebody tries again.',
    backupsOff: 'No backups are made',
    backupsOffHow: 'If this disk breaks, everything is lost.',
    backupOld: 'The last proven backup is old',
    backupFailed: 'The last backup failed',
    backupHow: 'Proven: {when}.',
    diskFull: 'The disk is nearly full',
    diskLeft: '{free} are left.',
    complaintsWait: { one: '{n} complaint waits for a decision', other: '{n} complaints wait for a decision' },
    oldestIs: 'The oldest came {when}.',
    slow: 'The server is slow',
    slowHow: 'Work begins {ms} ms late.',
  },
  ar: {
    never: 'أبدًا',
    seeJobs: 'عرض المهام',
    seeBackups: 'عرض النسخ',
    decide: 'اتخاذ قرار',
    failsDatabase: 'قاعدة البيانات لا تقبل شيئًا',
    failsDisk: 'القرص لا يقبل شيئًا',
    failsRoom: 'القرص ممتلئ',
    failsBlobs: 'تتعذّر قراءة الملفات المنشورة',
    jobsFailing: {
      one: 'مهمة لم تنجح بعد',
      two: 'مهمتان لم تنجحا بعد',
      few: '{n} مهام لم تنجح بعد',
      many: '{n} مهمة لم تنجح بعد',
      other: '{n} مهمة لم تنجح بعد',
    },
    jobsFailingHow: 'ستُعاد المحاولة تلقائيًا.',
    jobsStopped: {
      one: 'توقفت المحاولة في مهمة واحدة',
      two: 'توقفت المحاولة في مهمتين',
      few: 'توقفت المحاولة في {n} مهام',
      many: 'توقفت المحاولة في {n} مهمة',
      other: 'توقفت المحاولة في {n} مهمة',
    },
    jobsStoppedHow: 'لن يحدث شيء حتى يعيد أحد المحاولة.',
    backupsOff: 'لا تُنشأ نسخ احتياطية',
    backupsOffHow: 'إذا تعطّل هذا القرص ضاع كل شيء.',
    backupOld: 'آخر نسخة مُثبتة قديمة',
    backupFailed: 'فشلت آخر نسخة احتياطية',
    backupHow: 'آخر إثبات: {when}.',
    diskFull: 'القرص يكاد يمتلئ',
    diskLeft: 'بقي {free}.',
    complaintsWait: {
      one: 'شكوى تنتظر قرارًا',
      two: 'شكويان تنتظران قرارًا',
      few: '{n} شكاوى تنتظر قرارًا',
      many: '{n} شكوى تنتظر قرارًا',
      other: '{n} شكوى تنتظر قرارًا',
    },
    oldestIs: 'وردت أقدمها {when}.',
    slow: 'الخادم بطيء',
    slowHow: 'يبدأ العمل متأخرًا {ms} مللي ثانية.',
  },
  tr: {
    never: 'Hiç',
    seeJobs: 'İşleri gör',
    seeBackups: 'Yedekleri gör',
    decide: 'Karar ver',
    failsDatabase: 'Veritabanı hiçbir şey kabul etmiyor',
    failsDisk: 'Disk hiçbir şey kabul etmiyor',
    failsRoom: 'Disk dolu',
    failsBlobs: 'Yayınlanan dosyalar okunamıyor',
    jobsFailing: { one: '{n} iş henüz başarılamadı', other: '{n} iş henüz başarılamadı' },
    jobsFailingHow: 'Kendiliğinden yeniden denenir.',
    jobsStopped: { one: '{n} işten vazgeçildi', other: '{n} işten vazgeçildi' },
    jobsStoppedHow: 'Biri yeniden deneyene kadar bir şey olmaz.',
    backupsOff: 'Yedek alınmıyor',
    backupsOffHow: 'Bu disk bozulursa her şey kaybolur.',
    backupOld: 'Son kanıtlanmış yedek eski',
    backupFailed: 'Son yedekleme başarısız oldu',
    backupHow: 'Kanıtlandı: {when}.',
    diskFull: 'Disk neredeyse dolu',
    diskLeft: '{free} kaldı.',
    complaintsWait: { one: '{n} şikâyet karar bekliyor', other: '{n} şikâyet karar bekliyor' },
    oldestIs: 'En eskisi {when} geldi.',
    slow: 'Sunucu yavaş',
    slowHow: 'İşler {ms} ms geç başlıyor.',
  },
  de: {
    never: 'Noch nie',
    seeJobs: 'Zu den Aufgaben',
    seeBackups: 'Zu den Sicherungen',
    decide: 'Entscheiden',
    failsDatabase: 'Die Datenbank nimmt nichts an',
    failsDisk: 'Die Festplatte nimmt nichts an',
    failsRoom: 'Die Festplatte ist voll',
    failsBlobs: 'Veröffentlichte Dateien lassen sich nicht lesen',
    jobsFailing: { one: '{n} Aufgabe ist noch nicht gelungen', other: '{n} Aufgaben sind noch nicht gelungen' },
    jobsFailingHow: 'Sie werden von selbst wieder versucht.',
    jobsStopped: { one: '{n} Aufgabe wurde aufgegeben', other: '{n} Aufgaben wurden aufgegeben' },
    jobsStoppedHow: 'Nichts geschieht, bis jemand sie wieder versucht.',
    backupsOff: 'Es werden keine Sicherungen gemacht',
    backupsOffHow: 'Geht diese Festplatte kaputt, ist alles verloren.',
    backupOld: 'Die letzte geprüfte Sicherung ist alt',
    backupFailed: 'Die letzte Sicherung ist gescheitert',
    backupHow: 'Geprüft: {when}.',
    diskFull: 'Die Festplatte ist fast voll',
    diskLeft: '{free} sind frei.',
    complaintsWait: {
      one: '{n} Beschwerde wartet auf eine Entscheidung',
      other: '{n} Beschwerden warten auf eine Entscheidung',
    },
    oldestIs: 'Die älteste kam {when}.',
    slow: 'Der Server ist langsam',
    slowHow: 'Arbeit beginnt {ms} ms zu spät.',
  },
  fr: {
    never: 'Jamais',
    seeJobs: 'Voir les tâches',
    seeBackups: 'Voir les sauvegardes',
    decide: 'Décider',
    failsDatabase: 'La base de données n’accepte rien',
    failsDisk: 'Le disque n’accepte rien',
    failsRoom: 'Le disque est plein',
    failsBlobs: 'Des fichiers publiés sont illisibles',
    jobsFailing: {
      one: '{n} tâche n’a pas encore réussi',
      many: '{n} tâches n’ont pas encore réussi',
      other: '{n} tâches n’ont pas encore réussi',
    },
    jobsFailingHow: 'Elles sont retentées d’elles-mêmes.',
    jobsStopped: {
      one: '{n} tâche a été abandonnée',
      many: '{n} tâches ont été abandonnées',
      other: '{n} tâches ont été abandonnées',
    },
    jobsStoppedHow: 'Rien ne se passe tant que personne ne réessaie.',
    backupsOff: 'Aucune sauvegarde n’est faite',
    backupsOffHow: 'Si ce disque tombe en panne, tout est perdu.',
    backupOld: 'La dernière sauvegarde prouvée est ancienne',
    backupFailed: 'La dernière sauvegarde a échoué',
    backupHow: 'Prouvée : {when}.',
    diskFull: 'Le disque est presque plein',
    diskLeft: 'Il reste {free}.',
    complaintsWait: {
      one: '{n} signalement attend une décision',
      many: '{n} signalements attendent une décision',
      other: '{n} signalements attendent une décision',
    },
    oldestIs: 'Le plus ancien est arrivé {when}.',
    slow: 'Le serveur est lent',
    slowHow: 'Le travail commence avec {ms} ms de retard.',
  },
}
