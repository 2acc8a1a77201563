/** The exports of gallery/sheet.ts, from sources as they are now. */
export function loadSheets(): Promise<unknown>
