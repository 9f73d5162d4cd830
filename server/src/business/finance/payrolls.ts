import type { DataOf } from '@jinpiao/contract/endpoint'
import type { finance } from '@jinpiao/contract/finance'
import type { PayrollLineState } from '@jinpiao/contract/states/finance'
import type { ApplicationState } from '@jinpiao/contract/status'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { QueryContext } from '../../acts/context.ts'
import { type Application, ownApplication } from '../../flow/application.ts'
import { wageTries } from '../../queries/tries.ts'
import { payrollPayloadOf } from '../payrollPayload.ts'
import { toWageLine, wagesOf } from '../wages.ts'
import { leftOf, payingStates, wagesMade } from '../wagesLeft.ts'

type Wages = Pick<DataOf<typeof finance.get>, 'wages' | 'payrolls' | 'wagesLeft' | 'wagesMade' | 'financing'>

/** Lists of wages that a financing pays and what is left of its money; of such a list, its wages and the financing. */
export async function payrollsOf({ read, actor }: QueryContext, application: Application): Promise<Wages> {
  if (application.businessType === 'PAYROLL') return wagesIn({ read, actor }, application)
  const { pkApply, state } = application
  const lists = await read
    .selectFrom('payroll_line as l')
    .innerJoin('application as a', 'a.pkApply', 'l.pkApply')
    .select(({ fn }) => [
      'a.pkApply',
      'a.applyNo',
      'a.state',
      fn.countAll<bigint>().as('people'),
      fn.sum<bigint>('l.amountFen').as('fen'),
      sumOf('PAID').as('paidFen'),
      sumOf('FAILED').as('failedFen'),
    ])
    .where('l.pkFinance', '=', pkApply)
    .groupBy(['a.pkApply', 'a.applyNo', 'a.state'])
    .orderBy('a.applyNo')
    .execute()
  const made = payingStates.includes(state) ? await wagesMade(read, application) : undefined
  return {
    wages: [],
    payrolls: lists.map((list) => ({
      pkApply: list.pkApply,
      applyNo: list.applyNo,
      payrollCount: Number(list.people),
      payrollAmount: fenToDecimal(BigInt(list.fen)),
      paidAmount: fenToDecimal(BigInt(list.paidFen)),
      failedAmount: fenToDecimal(BigInt(list.failedFen)),
      state: list.state as ApplicationState,
    })),
    wagesLeft: made ? fenToDecimal(leftOf(made)) : null,
    wagesMade: made
      ? { net: fenToDecimal(made.netFen), paid: fenToDecimal(made.paidFen), open: fenToDecimal(made.openFen) }
      : null,
    financing: null,
  }
}

/** Of a list, what stands in this state. */
const sumOf = (state: PayrollLineState) =>
  sql<bigint>`coalesce(sum(case when l.state = ${state} then ${sql.ref('l.amountFen')} else 0 end), 0)`

/** Before the submission the wages stand in the form alone. */
async function wagesIn(
  { read, actor }: Pick<QueryContext, 'read' | 'actor'>,
  { pkApply, payload }: Application,
): Promise<Wages> {
  const { pkFinance, wages } = payrollPayloadOf(payload)
  const stored = await wagesOf(read, pkApply)
  const typed = wages.map(({ personName, accountNo, bankName, amount }, line) =>
    toWageLine({
      ...emptyLine,
      pkApply,
      pkFinance,
      line,
      personName,
      accountNo,
      bankName,
      amountFen: decimalToFen(amount),
    }),
  )
  const { applyNo } = await ownApplication(read, actor, pkFinance)
  const tries = await wageTries(read, pkFinance)
  return {
    wages: stored.length > 0 ? stored.map((each) => toWageLine(each, tries)) : typed,
    payrolls: [],
    wagesLeft: null,
    wagesMade: null,
    financing: { pkApply: pkFinance, applyNo },
  }
}

const emptyLine = {
  fkCorp: null,
  state: 'WAITING',
  bankSerial: null,
  paidAt: null,
  reason: null,
  takenBy: null,
} as const
