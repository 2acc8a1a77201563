/** A setting of its own holds this id: who only checks settings loads nothing else of the integration. */
export const gtagKey = { form: /^(?:G|GT|AW|UA|DC)-[A-Z0-9-]{4,20}$/i, example: 'G-AB12CD34EF' }
