/** Whether a modal dialog is open, behind which the page's keyboard shortcuts must do nothing. */
export const isModalOpen = (): boolean => document.querySelector("dialog[open]") !== null;
