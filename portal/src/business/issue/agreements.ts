/** What is agreed to with every issue; each must have been opened before it can be ticked (product §4.0, C). */
export const agreements = ['promise', 'issue'] as const
export type Agreement = (typeof agreements)[number]
