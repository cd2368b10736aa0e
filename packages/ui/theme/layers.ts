/** z-index of toasts: above dialogs and what they open. */
export const toastLayer = 400;
