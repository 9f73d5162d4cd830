/** The summary's entries in the order of the fields: the order in which they were checked. */
export const summaryOf = (id: string, errors: Readonly<Partial<Record<string, string>>>) =>
  Object.entries(errors).flatMap(([field, text]) => (text === undefined ? [] : [{ id: id + field, text }]))
