import * as z from 'zod/mini'
import { feeKeepers } from './bills.ts'
import { endpoint } from './endpoint.ts'
import { emailOrNone, fields, typed, version } from './fields.ts'
import { billingInfoPage, invoicingPage } from './permissions/exchange.ts'
import { emailProof, emailProofNames } from './person.ts'
import { invoiceKindNames } from './states/exchange.ts'

/** What stands on the invoices of an enterprise. */
export const billing = z.object({
  taxNo: typed('taxNo'),
  billingAddress: typed('billingAddress'),
  billingPhone: typed('billingPhone'),
  bankName: typed('bankName'),
  accountNo: typed('accountNo'),
  email: emailOrNone,
  /** The kind that an application begins with. */
  invoiceKind: z.enum(invoiceKindNames),
})
export type Billing = z.output<typeof billing>

export const getBillingInfo = endpoint({
  method: 'GET',
  path: '/corp/v1/billing-info',
  summary: '开票信息；尚未填写时税号为统一社会信用代码',
  permission: [...billingInfoPage, ...invoicingPage],
  data: z.object({
    ...billing.shape,
    /** The enterprise itself: it cannot be another. */
    ...fields('invoiceTitle'),
    /** 0: it was never saved. */
    version: z.number(),
  }),
})

export const putBillingInfo = endpoint({
  method: 'PUT',
  path: '/corp/v1/billing-info',
  summary: '保存开票信息，对之后提交的开票申请生效',
  permission: billingInfoPage,
  posts: feeKeepers,
  /** The proof of an address that was not kept before; none of one that stays. */
  body: z.object({ version, ...billing.shape, ...z.partial(emailProof).shape }),
  names: emailProofNames,
  data: z.object({ version: z.number() }),
})
