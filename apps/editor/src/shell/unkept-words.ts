import type { Unkept } from '../state/state.ts'
import type { PartWords } from '../words/words.ts'

type UnkeptWords = { readonly [Key in Unkept | `${Unkept}Text` | 'sent' | 'here']: string }

/** What it means that the device keeps nothing (IndexedDB full, blocked or damaged), and what to do about it. */
export const unkeptWords: PartWords<UnkeptWords> = {
  en: {
    sent: 'Your changes still reach the server.',
    here: 'Some changes are in this window only. Keep it open until they are saved.',
    full: 'No room left on this device',
    fullText:
      'This device no longer keeps a copy of them. Free some space: delete downloads, or data of sites you do not need.',
    blocked: 'This browser keeps no copies',
    blockedText:
      'A private window, or a setting that blocks site data, forbids a copy on this device. To work safely offline, open Mimar in a normal window.',
    broken: 'The storage of this browser is not working',
    brokenText:
      'This device keeps no copy of them. Once they are saved, close all windows of the browser and open it again.',
  },
  ar: {
    sent: 'تغييراتك ما زالت تصل إلى الخادم.',
    here: 'بعض التغييرات في هذه النافذة وحدها. أبقِها مفتوحة حتى تُحفظ.',
    full: 'لم تبقَ مساحة على هذا الجهاز',
    fullText: 'لم يعد هذا الجهاز يحتفظ بنسخة منها. أفرغ بعض المساحة: احذف ملفات نزّلتها، أو بيانات مواقع لا تحتاجها.',
    blocked: 'هذا المتصفح لا يحتفظ بنسخ',
    blockedText:
      'النافذة الخاصة، أو إعداد يحظر بيانات المواقع، يمنع الاحتفاظ بنسخة على هذا الجهاز. لتعمل بأمان دون اتصال، افتح معمار في نافذة عادية.',
    broken: 'تخزين هذا المتصفح لا يعمل',
    brokenText: 'لا يحتفظ هذا الجهاز بنسخة منها. بعد أن تُحفظ، أغلق كل نوافذ المتصفح ثم افتحه من جديد.',
  },
  tr: {
    sent: 'Değişiklikleriniz sunucuya ulaşmaya devam ediyor.',
    here: 'Bazı değişiklikler yalnızca bu pencerede. Kaydedilene kadar açık tutun.',
    full: 'Bu cihazda yer kalmadı',
    fullText:
      'Bu cihaz artık bunların bir kopyasını saklamıyor. Yer açın: indirilenleri ya da gerekmeyen sitelerin verilerini silin.',
    blocked: 'Bu tarayıcı kopya saklamıyor',
    blockedText:
      'Gizli pencere ya da site verilerini engelleyen bir ayar, bu cihazda kopya tutulmasına izin vermiyor. Çevrimdışı da güvenle çalışmak için Mimar’ı normal bir pencerede açın.',
    broken: 'Bu tarayıcının depolaması çalışmıyor',
    brokenText:
      'Bu cihaz bunların kopyasını saklamıyor. Kaydedildikten sonra tarayıcının bütün pencerelerini kapatıp yeniden açın.',
  },
  de: {
    sent: 'Ihre Änderungen erreichen weiterhin den Server.',
    here: 'Einige Änderungen sind nur in diesem Fenster. Lassen Sie es offen, bis sie gespeichert sind.',
    full: 'Auf diesem Gerät ist kein Platz mehr',
    fullText:
      'Dieses Gerät behält keine Kopie mehr davon. Schaffen Sie Platz: Löschen Sie Downloads oder Daten von Websites, die Sie nicht brauchen.',
    blocked: 'Dieser Browser behält keine Kopien',
    blockedText:
      'Ein privates Fenster oder eine Einstellung, die Websitedaten sperrt, verbietet eine Kopie auf diesem Gerät. Um auch offline sicher zu arbeiten, öffnen Sie Mimar in einem normalen Fenster.',
    broken: 'Der Speicher dieses Browsers funktioniert nicht',
    brokenText:
      'Dieses Gerät behält keine Kopie davon. Sobald alles gespeichert ist, schließen Sie alle Fenster des Browsers und öffnen ihn neu.',
  },
  fr: {
    sent: 'Vos modifications parviennent toujours au serveur.',
    here: 'Certaines modifications ne sont que dans cette fenêtre. Gardez-la ouverte jusqu’à leur enregistrement.',
    full: 'Plus de place sur cet appareil',
    fullText:
      'Cet appareil n’en garde plus de copie. Libérez de la place : supprimez des téléchargements, ou les données de sites devenus inutiles.',
    blocked: 'Ce navigateur ne garde pas de copies',
    blockedText:
      'Une fenêtre privée, ou un réglage qui bloque les données des sites, interdit d’en garder une copie ici. Pour travailler hors ligne sans risque, ouvrez Mimar dans une fenêtre normale.',
    broken: 'Le stockage de ce navigateur ne fonctionne pas',
    brokenText:
      'Cet appareil n’en garde pas de copie. Une fois tout enregistré, fermez toutes les fenêtres du navigateur et rouvrez-le.',
  },
}
