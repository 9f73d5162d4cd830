import { BusinessError } from '../domain/businessError.ts'
import type { Act } from './command.ts'
import type { Question } from './evidence.ts'
import type { Task } from './tasks.ts'

/**
 * Takes a number that an institution gives, such as the bank's serial of a payment: it is one thing's, whatever it is about
 * and of whichever enterprise. Two funders may count alike.
 * @returns 01000335 where it is another one's already; another enterprise is not named (I26).
 */
export const takeNumber = (
  { act, task, line }: Question<unknown>,
  kind: string,
  number: string,
): Promise<BusinessError | undefined> => giveNumber(act, { ...task, line }, kind, number)

/** The same of a number that somebody else has stated in the institution's place. */
export async function giveNumber(
  act: Act,
  {
    institution,
    fkFunder,
    target,
    no,
    line,
  }: Pick<Task, 'institution' | 'fkFunder' | 'target' | 'no'> & { line?: number | undefined },
  kind: string,
  number: string,
): Promise<BusinessError | undefined> {
  const { numInsertedOrUpdatedRows } = await act.tx
    .insertInto('given_number')
    .values({ institution, fkFunder: fkFunder ?? '', kind, number, target, line: line ?? null, no, at: act.at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? undefined : new BusinessError('01000335', kind, number)
}
