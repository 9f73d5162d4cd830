import type { PackPayload } from '@jinpiao/contract/packPayload'
import type { CommandContext } from '../../acts/context.ts'
import { newPk } from '../../acts/keys.ts'
import { enterInvoices } from '../../business/invoice/enter.ts'
import { instantOf } from '../../domain/clock.ts'
import { packLine } from '../packs.ts'
import { formOf } from '../steps.ts'
import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package data. */
export const data: Walks = {
  FINANCE_PACK: {
    form: (world, { pick, amount }) => {
      const { fkCorp } = world.suppliers[pick % 2] ?? { fkCorp: '' }
      const line = packLine(world.files[fkCorp] ?? '', { pkParty: world.funder, fkCore: world.core })
      // Now and then a paper of another enterprise, which is refused.
      const [contract] = line.contracts
      const contracts = contract ? [{ ...contract, contractAmount: amount }] : []
      return { fkCorp, line: pick % 7 === 3 ? { ...line, pkParty: fkCorp } : { ...line, contracts } }
    },
    // With an invoice of its own, entered before as a person does.
    async save(context, line) {
      const invoices = await invoicesOf(context)
      return formOf('FINANCE_PACK').save(context, { lines: [{ ...(line as PackPayload), invoices }] })
    },
  },
  ISSUE_PACK: {
    form: (world, { pick }) => {
      const { pkSupplier } = world.suppliers[pick % 2] ?? { pkSupplier: '' }
      return { fkCorp: world.core, line: packLine(world.file, { pkParty: pkSupplier }) }
    },
  },
  LIMIT_ALLOC: {
    // What nobody has been given as yet is taken back now and then, which is refused.
    form: (world, { pick, who, amount }) => ({
      fkCorp: world.core,
      line: {
        pkLimit: pick % 3 === 0 ? world.limits.small : world.limits.main,
        fkMember: world.member,
        move: who === 3 ? 'REDUCE' : 'ALLOCATE',
        amount,
        remark: '',
      },
    }),
  },
}

/** An invoice of the enterprise; the first is entered as a person does it. */
async function invoicesOf(context: CommandContext): Promise<string[]> {
  const { corpName, fkCorp } = context.actor
  const own = await context.database.read
    .selectFrom('invoice')
    .select('pkInvoice')
    .where('fkCorp', '=', fkCorp)
    .orderBy('pkInvoice')
    .executeTakeFirst()
  if (own) return [own.pkInvoice]
  const invoice = {
    invoiceNo: `8${String(Date.parse(instantOf(context.clock))).padStart(19, '0')}`,
    invoiceCode: '',
    issueDate: '2026-11-01',
    sellerName: corpName,
    buyerName: '华岳重工股份有限公司',
    amountWithTax: '860000.00',
    taxAmount: '',
    checkCode: '',
  }
  return (await enterInvoices({ ...context, requestId: newPk() }, { invoices: [invoice] })).pkInvoices
}
