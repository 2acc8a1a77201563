/** A setting of its own holds this id: who only checks settings loads nothing else of the integration. */
export const pixelKey = { form: /^\d{8,20}$/, example: '1234567890123456' }
