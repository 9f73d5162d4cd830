/** Choices in the order of a list: what cannot be chosen now comes last, so that nobody looks for the others among it. */
export function choosableFirst<Choice extends { disabledReason?: string | undefined }>(
  choices: readonly Choice[],
): readonly Choice[] {
  const isFree = ({ disabledReason }: Choice) => disabledReason === undefined
  // The same list where nothing moves: its owner need not draw it again.
  if (choices.every(isFree)) return choices
  return [...choices.filter(isFree), ...choices.filter((choice) => !isFree(choice))]
}
