/** An open modal. Closed dialog elements remain in the document. */
const MODAL = 'dialog[open], [aria-modal="true"]:not(dialog)';

/** Whether a modal dialog is open, behind which the page's keyboard shortcuts must do nothing. */
export const isModalOpen = (): boolean => document.querySelector(MODAL) !== null;
