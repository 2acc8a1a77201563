import type { UiLanguage } from '../words/words.ts'

/** Other words under which people look for a template, in the language they search in. */
type Synonyms = { readonly [template: string]: string }

const en: Synonyms = {
  Navbar: 'menu navigation links logo top bar',
  Header13: 'banner cover welcome intro headline big picture start',
  Header15: 'banner statement intro about picture cover',
  PlainHeader: 'page title heading headline simple',
  Feature13: 'services benefits offers icons columns three divider three',
  FeatureCards:
    'benefits advantages reasons services grid boxes why us prices price list menu dishes packages faq questions news blog products',
  Feature17: 'services pictures mosaic offers menu dishes food rooms price prices drinks news events',
  Text10: 'paragraph article story about us introduction words news blog imprint privacy',
  Text3: 'about story picture photo image side by side article video',
  Text4: 'columns article two texts paragraphs compare opening hours times faq questions answers table',
  Testimonials3: 'reviews ratings quotes opinions feedback slider carousel guests customers',
  Team5: 'people staff person profile about owner host quote biography',
  Portfolio8: 'photos images pictures photo album rows instagram video',
  Portfolio6_2: 'photos images pictures mosaic album portfolio work',
  Steps2: 'process how it works guide numbers timeline rooms list instructions faq schedule',
  CTA2: 'button booking book reserve order contact action banner download newsletter offer',
  Contact:
    'form address phone e-mail email message enquiry write us opening hours times booking appointment reservation newsletter sign-up',
  RSVP: 'event invitation wedding party reply date calendar',
  IconBlocks: 'numbers figures statistics stats counters achievements since years',
  Footer9: 'map location bottom links address directions',
  Footer3: 'bottom links copyright imprint social instagram facebook',
}

const ar: Synonyms = {
  Navbar: 'قائمة تنقل روابط شعار شريط منيو',
  Header13: 'غلاف ترحيب مقدمة بانر واجهة عنوان كبير بداية',
  Header15: 'غلاف مقدمة نبذة بانر تعريف صورة',
  PlainHeader: 'عنوان الصفحة ترويسة بسيطة',
  Feature13: 'خدمات ميزات عروض أيقونات أعمدة',
  FeatureCards: 'أسباب ميزات فوائد خدمات شبكة لماذا نحن أسعار سعر قائمة الطعام أطباق باقات أسئلة أخبار مدونة منتجات',
  Feature17: 'خدمات صور أطباق قائمة الطعام غرف عروض أسعار مشروبات أخبار فعاليات',
  Text10: 'فقرة مقال قصة من نحن نبذة كلام مقدمة أخبار مدونة سياسة الخصوصية',
  Text3: 'من نحن قصة صورة مقال نبذة فيديو',
  Text4: 'أعمدة مقال نصان فقرات مقارنة أوقات العمل ساعات الدوام أسئلة أجوبة جدول',
  Testimonials3: 'آراء تقييمات مراجعات شهادات اقتباسات العملاء الضيوف شرائح سلايدر',
  Team5: 'أشخاص موظفون شخص مضيف المالك سيرة اقتباس تعريف',
  Portfolio8: 'صور معرض ألبوم صفوف إنستغرام فيديو',
  Portfolio6_2: 'صور معرض ألبوم أعمال فسيفساء',
  Steps2: 'طريقة كيف مراحل دليل أرقام قائمة الغرف أسئلة جدول',
  CTA2: 'زر حجز احجز اطلب تواصل دعوة تحميل ملف نشرة عرض',
  Contact: 'نموذج عنوان هاتف بريد رسالة تواصل اتصل بنا استفسار أوقات العمل ساعات حجز موعد نشرة اشتراك',
  RSVP: 'مناسبة حفل زفاف دعوة رد حضور موعد تقويم',
  IconBlocks: 'أرقام إحصاءات إنجازات عدادات حقائق',
  Footer9: 'خريطة موقع أسفل روابط عنوان اتجاهات',
  Footer3: 'أسفل روابط حقوق تواصل اجتماعي إنستغرام فيسبوك',
}

const tr: Synonyms = {
  Navbar: 'menü gezinme bağlantılar logo üst çubuk',
  Header13: 'kapak afiş hoş geldiniz giriş başlık büyük resim',
  Header15: 'kapak giriş tanıtım hakkında resim',
  PlainHeader: 'sayfa başlığı sade başlık',
  Feature13: 'hizmetler avantajlar teklifler simgeler sütunlar',
  FeatureCards:
    'avantajlar nedenler hizmetler kutular ızgara neden biz fiyatlar fiyat listesi menü yemekler paketler sorular sss haberler blog ürünler',
  Feature17: 'hizmetler resimler yemekler menü odalar mozaik fiyatlar içecekler haberler etkinlikler',
  Text10: 'paragraf yazı hikâye hikaye hakkımızda giriş haberler blog künye gizlilik',
  Text3: 'hakkımızda hikâye hikaye resim fotoğraf yazı video',
  Text4: 'sütunlar yazı iki metin paragraflar karşılaştırma çalışma saatleri açılış saatleri sorular cevaplar tablo',
  Testimonials3: 'yorumlar değerlendirmeler görüşler alıntılar müşteriler misafirler kaydırıcı slayt',
  Team5: 'kişiler çalışanlar kişi profil ev sahibi biyografi alıntı',
  Portfolio8: 'fotoğraflar resimler albüm satırlar instagram video',
  Portfolio6_2: 'fotoğraflar resimler albüm portfolyo mozaik işler',
  Steps2: 'süreç nasıl çalışır rehber numaralar liste odalar sorular program',
  CTA2: 'düğme rezervasyon sipariş ara iletişim çağrı indir dosya bülten teklif',
  Contact: 'form adres telefon e-posta mesaj bize ulaşın bize yazın çalışma saatleri rezervasyon randevu bülten',
  RSVP: 'etkinlik davet düğün parti yanıt katılım takvim',
  IconBlocks: 'sayılar rakamlar istatistikler başarılar',
  Footer9: 'harita konum alt bağlantılar adres yol tarifi',
  Footer3: 'alt bağlantılar telif sosyal instagram facebook',
}

const de: Synonyms = {
  Navbar: 'Menü Navigation Links Logo Leiste oben',
  Header13: 'Banner Titelbild Willkommen Einstieg Überschrift großes Bild Aufmacher',
  Header15: 'Banner Einstieg Vorstellung Über uns Bild',
  PlainHeader: 'Seitentitel Überschrift schlicht',
  Feature13: 'Leistungen Angebote Vorteile Symbole Spalten Dienste',
  FeatureCards:
    'Vorteile Gründe Leistungen Raster Kacheln warum wir preise preisliste speisekarte gerichte pakete fragen faq neuigkeiten blog produkte',
  Feature17: 'Leistungen Bilder Gerichte Speisekarte Zimmer Mosaik preise getränke neuigkeiten veranstaltungen',
  Text10: 'Absatz Artikel Geschichte Über uns Einleitung neuigkeiten blog impressum datenschutz',
  Text3: 'Über uns Geschichte Bild Foto Artikel video',
  Text4: 'Spalten Artikel zwei Texte Absätze Vergleich öffnungszeiten zeiten fragen antworten tabelle',
  Testimonials3: 'Bewertungen Rezensionen Zitate Meinungen Kundenstimmen Gäste Slider Karussell',
  Team5: 'Menschen Mitarbeiter Person Profil Gastgeber Lebenslauf Zitat',
  Portfolio8: 'Fotos Bilder Album Reihen Galerie instagram video',
  Portfolio6_2: 'Fotos Bilder Album Mosaik Arbeiten Galerie',
  Steps2: 'Ablauf Anleitung so geht es Nummern Liste Zimmer fragen programm',
  CTA2: 'Knopf Buchen Buchung Reservieren Bestellen Kontakt Aufforderung herunterladen download newsletter angebot',
  Contact:
    'Formular Adresse Anschrift Telefon E-Mail Nachricht Anfrage schreiben öffnungszeiten reservierung termin buchung newsletter',
  RSVP: 'Veranstaltung Einladung Hochzeit Feier Antwort Termin Event kalender',
  IconBlocks: 'Zahlen Statistik Fakten Kennzahlen Erfolge',
  Footer9: 'Karte Lage Anfahrt Standort unten Links Adresse Fuß',
  Footer3: 'unten Links Impressum Copyright Fuß sozial instagram facebook',
}

const fr: Synonyms = {
  Navbar: 'menu navigation liens logo barre haut',
  Header13: 'bannière couverture bienvenue accueil introduction grand titre image',
  Header15: 'bannière introduction présentation à propos image',
  PlainHeader: 'titre de page simple',
  Feature13: 'services offres avantages icônes colonnes prestations',
  FeatureCards:
    'avantages raisons services grille pourquoi nous cartes prix tarifs carte plats forfaits questions faq actualités blog produits',
  Feature17: 'services images plats menu chambres mosaïque prix boissons actualités événements',
  Text10: 'paragraphe article histoire à propos introduction actualités blog mentions légales confidentialité',
  Text3: 'à propos histoire image photo article vidéo',
  Text4: 'colonnes article deux textes paragraphes comparer horaires heures d’ouverture questions réponses tableau',
  Testimonials3: 'avis notes citations opinions commentaires clients diaporama carrousel',
  Team5: 'personnes personnel profil hôte biographie portrait citation',
  Portfolio8: 'photos images album rangées galerie instagram vidéo',
  Portfolio6_2: 'photos images album mosaïque réalisations galerie',
  Steps2: 'processus comment ça marche guide numéros liste chambres questions programme',
  CTA2: 'bouton réserver réservation commander contact action télécharger fichier newsletter offre',
  Contact:
    'formulaire adresse téléphone e-mail message demande écrire horaires réservation rendez-vous newsletter inscription',
  RSVP: 'événement invitation mariage fête réponse date calendrier',
  IconBlocks: 'chiffres statistiques nombres réussites faits',
  Footer9: 'carte plan lieu accès bas liens adresse',
  Footer3: 'bas liens mentions copyright réseaux instagram facebook',
}

export const synonyms: { readonly [Language in UiLanguage]: Synonyms } = { ar, en, tr, de, fr }
