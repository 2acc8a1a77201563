/** A setting of its own holds this id: who only checks settings loads nothing else of the integration. */
export const metricaKey = { form: /^\d{5,12}$/, example: '12345678' }
