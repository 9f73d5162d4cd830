import type { FinanceApplication } from '@jinpiao/contract/finance'
import { daysBetween } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { todayOf } from '../../domain/clock.ts'
import { isEnded } from '../../domain/machine.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnRow } from '../../flow/business.ts'
import { paidOf } from '../financeOutcome.ts'
import { payloadOf } from '../financePayload.ts'
import { payrollPayloadOf } from '../payrollPayload.ts'

type Row = OwnRow<FinanceApplication>

/** What a financing, or the wages paid from one, shows besides every application: one query each for tickets and products. */
export async function toFinanceRows(
  { read, clock }: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, Row>> {
  const wages = new Map(
    applications
      .filter(({ businessType }) => businessType === 'PAYROLL')
      .map(({ pkApply, payload }) => [pkApply, payrollPayloadOf(payload)]),
  )
  const financings = await read
    .selectFrom('application')
    .select(['pkApply', 'payload'])
    .where('pkApply', 'in', ['', ...[...wages.values()].map(({ pkFinance }) => pkFinance)])
    .execute()
  const formOf = ({ pkApply, payload }: Application) => {
    const paying = wages.get(pkApply)
    const stored = paying ? financings.find((each) => each.pkApply === paying.pkFinance)?.payload : payload
    return stored === undefined ? undefined : payloadOf(stored)
  }
  const forms = new Map(applications.map((application) => [application.pkApply, formOf(application)]))
  const keys = [...forms.values()].flatMap((form) => form ?? [])
  const tickets = await read
    .selectFrom('ticket')
    .select(['pkCredit', 'creditNo', 'promisedDate'])
    .where('pkCredit', 'in', ['', ...keys.map(({ fkCredit }) => fkCredit)])
    .execute()
  const products = await read
    .selectFrom('funder_product')
    .select(['pkProduct', 'name'])
    .where('pkProduct', 'in', ['', ...keys.map(({ pkProduct }) => pkProduct)])
    .execute()
  const today = todayOf(clock)
  return new Map(
    applications.map((application): [string, Row] => {
      const form = forms.get(application.pkApply)
      const paying = wages.get(application.pkApply)
      const ticket = tickets.find(({ pkCredit }) => pkCredit === form?.fkCredit)
      const paid = form && !paying ? paidOf(application, form) : undefined
      const quote = paying ? null : (form?.quote ?? null)
      return [
        application.pkApply,
        {
          pkCredit: form?.fkCredit ?? '',
          creditNo: ticket?.creditNo ?? '',
          funderName: application.counterpartyName ?? '',
          product: products.find(({ pkProduct }) => pkProduct === form?.pkProduct)?.name ?? '',
          annualFeeRate: quote?.rate ?? null,
          serviceFee: paid ? fenToDecimal(paid.feeFen) : (quote?.serviceFee ?? null),
          netAmount: paid ? fenToDecimal(paid.netFen) : (quote?.netAmount ?? null),
          loanDate: paid?.loanDate ?? quote?.loanDate ?? null,
          daysRemaining:
            ticket && !paying && !isEnded(application.state) ? daysBetween(today, ticket.promisedDate) : null,
          payrollCount: paying?.wages.length ?? null,
        },
      ]
    }),
  )
}
