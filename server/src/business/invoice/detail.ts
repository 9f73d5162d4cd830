import type { DataOf } from '@jinpiao/contract/endpoint'
import type { BusinessType } from '@jinpiao/contract/flow'
import type { getInvoice } from '@jinpiao/contract/invoices'
import type { ApplicationState } from '@jinpiao/contract/status'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { invoices } from '../../queries/invoices.ts'

/** One invoice and what it backs: the enterprise's own applications, the newest first. Nobody else's is read (I26). */
export async function invoiceDetail(
  context: QueryContext,
  { pkInvoice }: { pkInvoice: string },
): Promise<DataOf<typeof getInvoice>> {
  const { read, actor } = context
  const row = await invoices.one(context, pkInvoice)
  if (!row) throw new BusinessError('01000302')
  const { checkCode, verifiedAt, amountWithTaxFen } = await read
    .selectFrom('invoice')
    .select(['checkCode', 'verifiedAt', 'amountWithTaxFen'])
    .where('pkInvoice', '=', pkInvoice)
    .executeTakeFirstOrThrow()
  const uses = await read
    .selectFrom('trade_invoice as t')
    .innerJoin('application as a', 'a.pkApply', 't.pkApply')
    .select(['a.pkApply', 'a.businessType', 'a.applyNo', 'a.counterpartyName', 'a.state', 't.isOpen', 't.partFen'])
    .where('t.pkInvoice', '=', pkInvoice)
    .where('a.fkCorp', '=', actor.fkCorp)
    .orderBy('a.createdAt', 'desc')
    .orderBy('a.pkApply', 'desc')
    .execute()
  return {
    ...row,
    checkCode,
    verifiedAt,
    uses: uses.map(({ isOpen, partFen, businessType, state, counterpartyName, ...use }) => ({
      ...use,
      counterpartyName: counterpartyName ?? '',
      businessType: businessType as BusinessType,
      state: state as ApplicationState,
      usedAmount: fenToDecimal(partFen ?? amountWithTaxFen),
      isOpen: isOpen === 1,
    })),
  }
}
