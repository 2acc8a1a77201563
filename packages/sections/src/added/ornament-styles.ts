/** What ornaments from outside change of how parts and templates look. */
export const added = ''
