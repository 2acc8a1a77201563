import { createStore } from 'zustand/vanilla'

/** Whether somebody was led from the list before publishing to a place on the page, and may want to go back to it. */
export const wayBack = createStore(() => ({ isOpen: false }))
