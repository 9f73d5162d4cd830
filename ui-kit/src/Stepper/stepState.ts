export const stepStates = ['done', 'current', 'upcoming'] as const
export type StepState = (typeof stepStates)[number]

/** Where a step stands against the current one. With a current that is none of them, nothing has begun. */
export function stepState(steps: readonly { id: string }[], current: string, index: number): StepState {
  const at = steps.findIndex(({ id }) => id === current)
  if (index === at) return 'current'
  return index < at ? 'done' : 'upcoming'
}
