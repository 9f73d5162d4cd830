import type { DataOf } from '@jinpiao/contract/endpoint'
import type { listFailedWages as endpoint } from '@jinpiao/contract/finance'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { ownApplication } from '../../flow/application.ts'
import { wagesOf } from '../wages.ts'

/**
 * Wages that failed and that no list has taken again, as they were typed: with whole names and accounts, for those alone
 * who type them (I26).
 * @throws {BusinessError} 01000202 somebody else asks; 01000302 no list of the enterprise.
 */
export async function listFailedWages(
  { read, actor }: QueryContext,
  { pkApply }: { pkApply: string },
): Promise<DataOf<typeof endpoint>> {
  if (actor.post !== 'OPERATOR') throw new BusinessError('01000202')
  await ownApplication(read, actor, pkApply, ['PAYROLL'])
  const wages = await wagesOf(read, pkApply)
  return wages
    .filter(({ state, takenBy }) => state === 'FAILED' && takenBy === null)
    .map(({ personName, accountNo, bankName, amountFen }) => ({
      personName,
      accountNo,
      bankName,
      amount: fenToDecimal(amountFen),
    }))
}
