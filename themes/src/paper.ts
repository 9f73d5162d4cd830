/**
 * Paper is white and ink is black under every theme: printed vouchers, and codes that a scanner reads. Names, so
 * that nobody mistakes them for a colour of the page.
 */
export const paper = { sheet: 'white', ink: 'black' } as const

/** Lengths of paper alone, where a screen's pixels mean nothing: its fine print, its margins, the room around a row, the frame of a document. */
export const onPaper = {
  fine: '7pt',
  margin: '10mm 12mm 14mm',
  row: '1pt',
  frame: '1.5pt',
  line: '0.5pt',
  gap: '2pt',
} as const
