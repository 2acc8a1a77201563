/** A setting of its own holds this id: who only checks settings loads nothing else of the integration. */
export const adsenseKey = { form: /^(?:ca-)?pub-\d{10,20}$/, example: 'pub-1234567890123456' }
