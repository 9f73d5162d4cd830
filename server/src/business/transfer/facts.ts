import { filesOfTrade } from '@jinpiao/contract/trade'
import type { TransferPayload } from '@jinpiao/contract/transfer'
import {
  findTransferProblems,
  type RecipientFacts,
  type TransferFacts,
  transferredFen,
} from '@jinpiao/contract/transferRules'
import type { QueryContext } from '../../acts/context.ts'
import type { Checked, CheckedLine, Reading } from '../../flow/business.ts'
import { readInvoiceUses } from '../../flow/invoices.ts'
import { readingOf } from '../../flow/reading.ts'
import { ownFiles } from '../../queries/files.ts'
import { isFirstLevel } from '../../queries/suppliers.ts'
import { factsOfTicket, heldTicket } from '../heldTicket.ts'
import { failedInvoices } from '../invoiceChecks.ts'
import { readRecipients } from './recipients.ts'

/** What the rules need to know of a transfer, as the sender sees it: another's ticket or file is none at all. */
export async function readTransferFacts(
  { read, actor, today }: Reading,
  { fkCredit, outputs }: TransferPayload,
  /** The application that asks: what it holds itself is not in its way. */
  pkApply?: string,
): Promise<TransferFacts> {
  const ticket = await heldTicket(read, actor.fkCorp, fkCredit)
  const corps = await readRecipients(read, outputs)
  const files = outputs.flatMap(({ trade }) => filesOfTrade(trade))
  const invoices = outputs.flatMap(({ trade }) => trade.invoices)
  return {
    today,
    ticket: factsOfTicket(ticket, pkApply),
    recipients: new Map(
      corps.map(({ pkCorp, corpName, realnameState, userType }): [string, RecipientFacts] => [
        pkCorp,
        {
          corpName,
          isSelf: pkCorp === actor.fkCorp,
          isIssuer: pkCorp === ticket?.fkIssuer,
          isCore: userType === 'CORE',
          realnameState,
        },
      ]),
    ),
    ownFiles: new Set((await ownFiles(read, actor.fkCorp, files)).map(({ pkFile }) => pkFile)),
    usedInvoices: await readInvoiceUses(read, actor.fkCorp, invoices, pkApply),
    failedInvoices: await failedInvoices(read, actor.fkCorp, invoices),
    needsProofs: ticket !== undefined && !(await isFirstLevel(read, ticket.fkIssuer, actor.fkCorp)),
  }
}

/** Everything that would refuse the transfers, before anything is signed. A ticket is in one of them. */
export async function checkTransfers(
  { read, actor, clock }: QueryContext,
  lines: readonly CheckedLine<TransferPayload>[],
): Promise<Checked> {
  const reading = readingOf({ read, actor, clock })
  const judged = await Promise.all(
    lines.map(async ({ line, pkApply }) => ({ line, facts: await readTransferFacts(reading, line, pkApply) })),
  )
  const [first] = judged
  return {
    problems: judged.flatMap(({ line, facts }, index) =>
      findTransferProblems(line, facts).map((found) => ({ ...found, line: index })),
    ),
    totalFen: lines.reduce((sum, { line }) => sum + transferredFen(line), 0n),
    facts: { isFirstLevel: first?.facts.needsProofs !== true },
  }
}
