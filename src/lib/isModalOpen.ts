/** Whether a modal dialog is open. The page's keyboard shortcuts must not work behind it. */
export const isModalOpen = (): boolean => document.querySelector("dialog[open]") !== null;
