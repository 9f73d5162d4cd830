/** A hex digest in blocks of eight, so that it can be read aloud and compared by eye. */
export const digestInBlocks = (hex: string): string => hex.replace(/.{8}(?=.)/g, '$& ').toUpperCase()
