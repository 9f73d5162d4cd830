import type { Act } from '../acts/command.ts'
import { BusinessError } from '../domain/businessError.ts'

/** One serial is money that has come back once. @throws {BusinessError} 09000124 it is another repayment's. */
export async function requireNewRepayment({ tx }: Pick<Act, 'tx'>, fkCorp: string, bankSerial: string): Promise<void> {
  const known = await tx
    .selectFrom('repayment')
    .select('repayNo')
    .where('fkCorp', '=', fkCorp)
    .where('bankSerial', '=', bankSerial)
    .executeTakeFirst()
  if (known) throw new BusinessError('09000124', bankSerial, known.repayNo).at('bankSerial')
}
