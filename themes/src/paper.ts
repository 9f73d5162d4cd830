/**
 * Paper is white and ink is black under every theme: printed vouchers, and codes that a scanner reads. Names, so
 * that nobody mistakes them for a colour of the page.
 */
export const paper = { sheet: 'white', ink: 'black' } as const
