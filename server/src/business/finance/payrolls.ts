import type { DataOf } from '@jinpiao/contract/endpoint'
import type { finance } from '@jinpiao/contract/finance'
import type { ApplicationState } from '@jinpiao/contract/status'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { type Application, ownApplication } from '../../flow/application.ts'
import { payrollPayloadOf } from '../payrollPayload.ts'
import { toWageLine, wagesOf } from '../wages.ts'
import { payingStates, wagesLeft } from '../wagesLeft.ts'

type Wages = Pick<DataOf<typeof finance.get>, 'wages' | 'payrolls' | 'wagesLeft' | 'financing'>

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
    ])
    .where('l.pkFinance', '=', pkApply)
    .groupBy(['a.pkApply', 'a.applyNo', 'a.state'])
    .orderBy('a.applyNo')
    .execute()
  return {
    wages: [],
    payrolls: lists.map((list) => ({
      pkApply: list.pkApply,
      applyNo: list.applyNo,
      payrollCount: Number(list.people),
      payrollAmount: fenToDecimal(BigInt(list.fen)),
      state: list.state as ApplicationState,
    })),
    wagesLeft: payingStates.includes(state) ? fenToDecimal(await wagesLeft(read, application)) : null,
    financing: null,
  }
}

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
  return {
    wages: stored.length > 0 ? stored.map(toWageLine) : typed,
    payrolls: [],
    wagesLeft: null,
    financing: { pkApply: pkFinance, applyNo },
  }
}

const emptyLine = { state: 'WAITING', bankSerial: null, paidAt: null, reason: null } as const
