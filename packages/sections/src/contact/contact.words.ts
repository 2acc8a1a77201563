import type { TemplateWords } from '../template-words.ts'
import type { contact } from './contact.ts'

export const contactWords: TemplateWords<typeof contact> = {
  ar: {
    name: 'تواصل',
    search:
      'نموذج عنوان هاتف بريد رسالة تواصل اتصل بنا استفسار حجز موعد واتساب اتصال مواعيد استشارة عرض طوارئ مريض جلسة تصوير توصيل طاولة خريطة موقع دردشة حجوزات',
    labels: {
      addressTitle: 'عنوان الحقل',
      phoneTitle: 'عنوان الحقل',
      emailTitle: 'عنوان الحقل',
    },
    starts: {
      title: 'اكتبوا لنا',
      paragraph: 'اسألونا عمّا تشاؤون، ونعاود التواصل معكم قريبًا.',
      addressTitle: 'العنوان',
      address: 'شارع المثال 1، مدينتكم',
      phoneTitle: 'الهاتف',
      phone: '+00 000 000 000',
      emailTitle: 'البريد الإلكتروني',
      email: 'hello@example.com',
      buttonText: 'أرسلوا الرسالة',
      thanks: { title: 'شكرًا على رسالتكم', text: 'نقرؤها اليوم ونجيبكم في أقرب وقت.' },
    },
  },
  en: {
    name: 'Contact',
    search:
      'form address phone e-mail email message enquiry write us booking appointment reservation whatsapp call map location consultation quote emergency patients session delivery table reserve chat',
    labels: {
      addressTitle: 'Heading',
      phoneTitle: 'Heading',
      emailTitle: 'Heading',
    },
    starts: {
      title: 'Write to us',
      paragraph: 'Ask us anything. We will get back to you shortly.',
      addressTitle: 'Address',
      address: '1 Example Street, Your town',
      phoneTitle: 'Phone',
      phone: '+00 000 000 000',
      emailTitle: 'E-mail',
      email: 'hello@example.com',
      buttonText: 'Send message',
      thanks: { title: 'Thank you for your message', text: 'We read it today and answer as soon as we can.' },
    },
  },
  tr: {
    name: 'İletişim',
    search:
      'form adres telefon e-posta mesaj bize ulaşın bize yazın rezervasyon randevu whatsapp ara harita konum muayene teklif acil hasta çekim paket servis masa sohbet',
    labels: {
      addressTitle: 'Alan başlığı',
      phoneTitle: 'Alan başlığı',
      emailTitle: 'Alan başlığı',
    },
    starts: {
      title: 'Bize yazın',
      paragraph: 'İstediğinizi sorun, kısa sürede döneriz.',
      addressTitle: 'Adres',
      address: 'Örnek Sokak 1, Şehriniz',
      phoneTitle: 'Telefon',
      phone: '+00 000 000 000',
      emailTitle: 'E-posta',
      email: 'hello@example.com',
      buttonText: 'Mesajı gönderin',
      thanks: { title: 'Mesajınız için teşekkürler', text: 'Bugün okur, en kısa sürede yanıtlarız.' },
    },
  },
  de: {
    name: 'Kontakt',
    search:
      'Formular Adresse Anschrift Telefon E-Mail Nachricht Anfrage schreiben reservierung termin buchung WhatsApp anrufen Karte Lage Notfall Patienten Angebot Shooting Lieferung Tisch reservieren Kontaktformular Chat',
    labels: {
      addressTitle: 'Überschrift',
      phoneTitle: 'Überschrift',
      emailTitle: 'Überschrift',
    },
    starts: {
      title: 'Schreiben Sie uns',
      paragraph: 'Fragen Sie, was Sie möchten. Wir melden uns bald.',
      addressTitle: 'Adresse',
      address: 'Beispielstraße 1, Ihre Stadt',
      phoneTitle: 'Telefon',
      phone: '+00 000 000 000',
      emailTitle: 'E-Mail',
      email: 'hello@example.com',
      buttonText: 'Nachricht senden',
      thanks: {
        title: 'Danke für Ihre Nachricht',
        text: 'Wir lesen sie noch heute und antworten so bald wie möglich.',
      },
    },
  },
  fr: {
    name: 'Contact',
    search:
      'formulaire adresse téléphone e-mail message demande écrire réservation rendez-vous WhatsApp appeler plan lieu consultation devis urgence patients séance livraison table chat',
    labels: {
      addressTitle: 'Intitulé',
      phoneTitle: 'Intitulé',
      emailTitle: 'Intitulé',
    },
    starts: {
      title: 'Écrivez-nous',
      paragraph: 'Posez-nous vos questions, nous vous répondrons rapidement.',
      addressTitle: 'Adresse',
      address: '1 rue de l’Exemple, votre ville',
      phoneTitle: 'Téléphone',
      phone: '+00 000 000 000',
      emailTitle: 'E-mail',
      email: 'hello@example.com',
      buttonText: 'Envoyer le message',
      thanks: {
        title: 'Merci pour votre message',
        text: 'Nous le lisons aujourd’hui et vous répondons dès que possible.',
      },
    },
  },
}
