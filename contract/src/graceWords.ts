// The grace as it is called wherever it is named, by its length. Plain texts, so that pages of one language load no other.

export const graceZh = '宽限期（3 个工作日）'
export const graceEn = 'the grace of 3 working days'
