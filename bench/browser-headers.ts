/** What a browser says of itself with a page that somebody asks for: without it nothing is counted of a visit, and a bench measures less than visitors get. */
export const BROWSER_HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'ar,en;q=0.8',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
} as const
