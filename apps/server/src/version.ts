/** The version of this program, as the API and site files tell it. */
export const VERSION = '0.1.0'
