import type { UiLanguage } from '../words/words.ts'

interface Wanted {
  readonly template: string
  readonly words: { readonly [Language in UiLanguage]: string }
}

const wanted = (template: string, ar: string, en: string, tr: string, de: string, fr: string): Wanted => ({
  template,
  words: { ar, en, tr, de, fr },
})

/** What owners call what they look for, and the template they mean by it. */
export const WANTED: readonly Wanted[] = [
  wanted('Navbar', 'روابط', 'navigation', 'gezinme', 'Navigation', 'navigation'),
  wanted('Header13', 'غلاف', 'hero', 'kapak', 'Titelbild', 'couverture'),
  wanted('PlainHeader', 'عنوان الصفحة', 'page title', 'sayfa başlığı', 'Seitentitel', 'titre de page'),
  wanted('NoticeBar', 'إعلان', 'announcement', 'duyuru', 'Ankündigung', 'annonce'),
  wanted('FeatureCards', 'مزايا', 'benefits', 'avantajlar', 'Vorteile', 'avantages'),
  wanted('Article', 'مقال', 'article', 'makale', 'Artikel', 'article'),
  wanted('PriceList', 'أسعار', 'prices', 'fiyatlar', 'Preise', 'prix'),
  wanted('PriceList', 'مأكولات', 'menu', 'yemek', 'Speisekarte', 'carte'),
  wanted('PriceList', 'حساسية', 'allergens', 'alerjen', 'Allergene', 'allergènes'),
  wanted('PricePlans', 'باقات', 'packages', 'paketler', 'Pakete', 'forfaits'),
  wanted('Faq', 'أسئلة', 'faq', 'sorular', 'Fragen', 'questions'),
  wanted('Faq', 'تبويبات', 'tabs', 'sekmeler', 'Tabs', 'onglets'),
  wanted('FileList', 'تنزيل', 'download', 'indir', 'herunterladen', 'télécharger'),
  wanted('ReviewGrid', 'تقييمات', 'reviews', 'yorumlar', 'Bewertungen', 'avis'),
  wanted('TeamGrid', 'موظفين', 'staff', 'personel', 'Mitarbeiter', 'équipe'),
  wanted('TeamGrid', 'فريق', 'team', 'ekip', 'Team', 'personnel'),
  wanted('Team5', 'المالك', 'owner', 'ev sahibi', 'Gastgeber', 'hôte'),
  wanted('GalleryGrid', 'لايت بوكس', 'lightbox', 'lightbox', 'Lightbox', 'lightbox'),
  wanted('GalleryGrid', 'ألبوم', 'gallery', 'galeri', 'Galerie', 'galerie'),
  wanted('BeforeAfter', 'قبل وبعد', 'before after', 'öncesi sonrası', 'Vorher Nachher', 'avant après'),
  wanted('Header13', 'فيديو', 'video', 'video', 'Video', 'vidéo'),
  wanted('Video', 'فيديو', 'video', 'video', 'Video', 'vidéo'),
  wanted('Steps2', 'خطوات', 'steps', 'adımlar', 'Schritte', 'étapes'),
  wanted('Timeline4', 'خط زمني', 'timeline', 'zaman çizelgesi', 'Zeitleiste', 'chronologie'),
  wanted('CTA2', 'زر', 'button', 'düğme', 'Knopf', 'bouton'),
  wanted('PhoneBar', 'جوال', 'mobile', 'mobil', 'Handy', 'portable'),
  wanted('Contact', 'تواصل', 'contact', 'iletişim', 'Kontakt', 'contact'),
  wanted('PlaceList', 'فروع', 'branches', 'şubeler', 'Filialen', 'succursales'),
  wanted('PlaceList', 'خريطة', 'map', 'harita', 'Karte', 'plan'),
  wanted('RequestForm', 'حجز', 'booking', 'rezervasyon', 'Buchung', 'réservation'),
  wanted('OpeningHours', 'ساعات العمل', 'opening hours', 'çalışma saatleri', 'Öffnungszeiten', 'horaires'),
  wanted('EventList', 'فعاليات', 'events', 'etkinlikler', 'Veranstaltungen', 'événements'),
  wanted('EntryList', 'أخبار', 'news', 'haberler', 'News', 'actualités'),
  wanted('EntryList', 'مدونة', 'blog', 'blog', 'Blog', 'blog'),
  wanted('CountDown', 'عد تنازلي', 'countdown', 'geri sayım', 'Countdown', 'compte à rebours'),
  wanted('Embed', 'تضمين', 'embed', 'gömme', 'einbetten', 'intégrer'),
  wanted('RSVP', 'دعوة', 'invitation', 'davet', 'Einladung', 'invitation'),
  wanted('LogoRow', 'شركاء', 'partners', 'ortaklar', 'Partner', 'partenaires'),
  wanted('BigNumbers', 'إحصاءات', 'statistics', 'istatistik', 'Statistik', 'statistiques'),
  wanted('Footer3', 'حقوق', 'copyright', 'telif', 'Impressum', 'mentions'),
]
