import { creditCheckOf } from '@jinpiao/values/creditCode'

/** A unified social credit code with a right check character (GB 32100): nobody's, the organisation code is made up. */
export function creditCodeOf(index: number): string {
  const body = `91430100MA${String(index).padStart(7, '0')}`
  return body + creditCheckOf(body)
}

/** An ID number with a right check digit (GB 11643) in a district that has never had this code. */
export function idCodeOf(index: number): string {
  const year = 1975 + (index % 25)
  const month = String(1 + (index % 12)).padStart(2, '0')
  const date = String(1 + (index % 28)).padStart(2, '0')
  const body = `430199${year}${month}${date}${String(index % 1000).padStart(3, '0')}`
  let remainder = 0
  for (const digit of body) remainder = ((remainder + Number(digit)) * 2) % 11
  return body + '10X98765432'.charAt(remainder)
}
