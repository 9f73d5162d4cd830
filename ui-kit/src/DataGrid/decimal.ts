/** Whether `decimalToFen` takes it. A column of amounts may hold others: one not yet agreed on, one that nobody gave. */
export const isDecimal = (text: string): boolean => /^-?\d+(?:\.\d{1,2})?$/.test(text)

/** For sums: what is no amount adds nothing. */
export const decimalOr0 = (text: string): string => (isDecimal(text) ? text : '0')
