import { notChosen, type Problem, problem } from './problems.ts'
import type { UkeyApplyFacts, UkeyApplyPayload } from './ukeyApply.ts'
import { deliveryProblems } from './ukeyDelivery.ts'

/** Everything that refuses the key of one person, in the order of the form. */
export function findUkeyApplyProblems(payload: UkeyApplyPayload, facts: UkeyApplyFacts): Problem[] {
  return [
    ...(facts.realnameState === 'PASSED' ? [] : [problem('', '02000110')]),
    ...bearerProblems(payload, facts),
    ...deliveryProblems(payload),
  ]
}

function bearerProblems({ userId }: UkeyApplyPayload, { bearers }: UkeyApplyFacts): Problem[] {
  if (userId === '') return [notChosen('userId', 'bearerName')]
  const bearer = bearers.find((each) => each.userId === userId)
  if (bearer === undefined) return [problem('userId', '11000128')]
  return bearer.openNo === null ? [] : [problem('userId', '11000120', bearer.openNo)]
}

/** Of applications that are made together: a person has one key, so one line. */
export const findSamePersonProblems = (
  lines: readonly Pick<UkeyApplyPayload, 'userId'>[],
): (Problem & { line: number })[] =>
  lines.flatMap(({ userId }, line) =>
    userId !== '' && lines.findIndex((each) => each.userId === userId) < line
      ? [{ ...problem('userId', '11000130'), line }]
      : [],
  )
