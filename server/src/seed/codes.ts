const CREDIT_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** A unified social credit code with a right check character (GB 32100): nobody's, the organisation code is made up. */
export function creditCodeOf(index: number): string {
  const body = `91430100MA${String(index).padStart(7, '0')}`
  const sum = Array.from(body).reduce((total, character, position) => {
    return total + CREDIT_ALPHABET.indexOf(character) * (3 ** position % 31)
  }, 0)
  return body + CREDIT_ALPHABET.charAt((31 - (sum % 31)) % 31)
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
