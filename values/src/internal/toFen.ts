import { decimalToFen, type Fen } from '../money.ts'

/** Money as fen, from fen or from the decimal string of the wire. Throws RangeError on any other string. */
export const toFen = (value: Fen | string): Fen => (typeof value === 'bigint' ? value : decimalToFen(value))
