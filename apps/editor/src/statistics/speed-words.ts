import type { PartWords } from '../words/words.ts'

/** What is said of what visitors waited. */
interface SpeedWords {
  readonly speed: string
  readonly speedHow: string
  readonly speedOff: string
  readonly speedFew: string
  readonly toSettings: string
  readonly showWhy: string
  readonly lcp: string
  readonly inp: string
  readonly cls: string
  readonly mostly: string
  readonly good: string
  readonly bad: string
  readonly seconds: string
}

export const speedWords: PartWords<SpeedWords> = {
  ar: {
    speed: 'السرعة حسب الصفحة',
    speedHow: 'ما انتظره الزوار فعلًا: 75 من 100 بهذا القدر أو أقل',
    speedOff: 'لا يُقاس كم ينتظر الزوار. فعّله في الإعدادات ضمن «القياس والتتبّع»، ثم انشر.',
    speedFew: 'لم يُقَس بعدُ ما يكفي من الزيارات.',
    toSettings: 'فتح المحرّر',
    showWhy: 'عرض السبب',
    lcp: 'ظهور الجزء الرئيسي من الصفحة',
    inp: 'الاستجابة للّمس أو النقر',
    cls: 'تحرّك الصفحة أثناء التحميل',
    mostly: 'غالبًا: {section}',
    good: 'جيد',
    bad: 'بطيء',
    seconds: '{n} ث',
  },
  en: {
    speed: 'Speed by page',
    speedHow: 'What visitors really waited: 75 of 100 this long or less',
    speedOff: 'What visitors wait is not measured. Switch it on in the settings, under Tracking, and publish.',
    speedFew: 'Too few visits were measured yet.',
    toSettings: 'Open the editor',
    showWhy: 'Show why',
    lcp: 'Main part of the page appears',
    inp: 'Reacts to a tap or click',
    cls: 'Jumps while loading',
    mostly: 'mostly: {section}',
    good: 'good',
    bad: 'slow',
    seconds: '{n} s',
  },
  tr: {
    speed: 'Sayfalara göre hız',
    speedHow: 'Ziyaretçilerin gerçekten beklediği: 100 ziyaretin 75’i bu kadar veya daha az',
    speedOff: 'Ziyaretçilerin ne kadar beklediği ölçülmüyor. Ayarlarda “İzleme” altında açın ve yayınlayın.',
    speedFew: 'Henüz çok az ziyaret ölçüldü.',
    toSettings: 'Düzenleyiciyi aç',
    showWhy: 'Nedenini göster',
    lcp: 'Sayfanın ana bölümü görünür',
    inp: 'Dokunmaya veya tıklamaya yanıt verir',
    cls: 'Yüklenirken kayar',
    mostly: 'çoğunlukla: {section}',
    good: 'iyi',
    bad: 'yavaş',
    seconds: '{n} sn',
  },
  de: {
    speed: 'Tempo nach Seiten',
    speedHow: 'Was Besucher wirklich gewartet haben: 75 von 100 so lange oder kürzer',
    speedOff:
      'Wie lange Besucher warten, wird nicht gemessen. Schalten Sie es in den Einstellungen unter „Messung“ ein und veröffentlichen Sie.',
    speedFew: 'Es wurden noch zu wenige Besuche gemessen.',
    toSettings: 'Editor öffnen',
    showWhy: 'Grund zeigen',
    lcp: 'Hauptteil der Seite erscheint',
    inp: 'Reagiert auf Tippen oder Klicken',
    cls: 'Springt beim Laden',
    mostly: 'meist: {section}',
    good: 'gut',
    bad: 'langsam',
    seconds: '{n} s',
  },
  fr: {
    speed: 'Vitesse par page',
    speedHow: 'Ce que les visiteurs ont vraiment attendu : 75 sur 100 autant ou moins',
    speedOff:
      'L’attente des visiteurs n’est pas mesurée. Activez-la dans les réglages, sous « Mesure d’audience », puis publiez.',
    speedFew: 'Trop peu de visites ont été mesurées.',
    toSettings: 'Ouvrir l’éditeur',
    showWhy: 'Voir pourquoi',
    lcp: 'La partie principale apparaît',
    inp: 'Réagit à un appui ou un clic',
    cls: 'Bouge pendant le chargement',
    mostly: 'surtout : {section}',
    good: 'bon',
    bad: 'lent',
    seconds: '{n} s',
  },
}
