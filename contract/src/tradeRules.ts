import { decimalToFen, type Fen, formatMoney } from '@jinpiao/values/money'
import { findInvoiceProblems, type InvoiceInput, invoiceKey, invoiceName } from './invoice.ts'
import { missing, notUploaded, type Problem, problem } from './problems.ts'
import { type InvoiceVerifyState, invoiceVerifyStates } from './states/finance.ts'
import { type TermName, terms } from './terms.ts'
import { type TradeInput, tradeBoxes, tradeBoxNames } from './trade.ts'

/** Who has an invoice already; the number is null where it is another enterprise's affair (I26). */
export interface InvoiceUse {
  applyNo: string | null
}

/** What is known when a trade background is judged. What only the server knows is left out by the portal. */
export interface TradeFacts {
  today: string
  /** Those of the named files that exist and are the applicant's own. */
  ownFiles?: ReadonlySet<string>
  /** Invoices that back another ticket already, by their key (I15). */
  usedInvoices?: ReadonlyMap<string, InvoiceUse>
  /** What the tax office says of those of the applicant's invoices that it does not confirm, by their key. */
  failedInvoices?: ReadonlyMap<string, InvoiceVerifyState>
  /** What others that name the same contract draw on it already, in fen, by contract number. */
  usedContracts?: ReadonlyMap<string, Fen> | undefined
  /** spec §5: suppliers that are not of the first level give contract, invoice, fund flow and further material. */
  needsProofs?: boolean
}

const required = tradeBoxNames.filter((box) => tradeBoxes[box].isRequired)

/** Everything that refuses a trade background, in the order of the form. */
export function findTradeProblems(trade: TradeInput, amountFen: Fen | undefined, facts: TradeFacts): Problem[] {
  const empty = required.filter((name) => trade[name].trim() === '').map((name) => missing(name, name))
  return [
    ...empty,
    ...signedLater(trade, facts),
    ...overContract(trade, amountFen, facts),
    ...(trade.fileIds.length === 0 ? [notUploaded('fileIds', 'contractFiles')] : []),
    ...foreignFiles('fileIds', trade.fileIds, facts, notUploaded('fileIds', 'contractFiles')),
    ...invoiceProblems(trade, amountFen, facts),
    ...proofProblems(trade, facts),
    ...foreignFiles('otherFileIds', trade.otherFileIds, facts, problem('otherFileIds', '01000302')),
    ...foreignFiles('fundFlowFileIds', trade.fundFlowFileIds, facts, problem('fundFlowFileIds', '01000302')),
  ]
}

/** A contract that is not signed yet backs nothing. */
function signedLater({ signedDate }: TradeInput, { today }: TradeFacts): Problem[] {
  return signedDate > today ? [problem('signedDate', '04000125', today)] : []
}

/** One contract pays for its own amount, however many tickets name it. */
function overContract(
  { contractNo, contractAmount }: TradeInput,
  amountFen: Fen | undefined,
  { usedContracts }: TradeFacts,
): Problem[] {
  if (contractAmount === '' || amountFen === undefined) return []
  const contractFen = decimalToFen(contractAmount)
  if (amountFen > contractFen) return [problem('contractAmount', '04000113', formatMoney(contractFen))]
  const usedFen = usedContracts?.get(contractNo.trim()) ?? 0n
  if (amountFen + usedFen <= contractFen) return []
  const leftFen = contractFen > usedFen ? contractFen - usedFen : 0n
  return [problem('contractAmount', '04000126', contractNo.trim(), ...[contractFen, usedFen, leftFen].map(formatMoney))]
}

/** What each part draws on its contract, on top of what is known and of the parts before it. */
export function drawOnContracts(
  parts: readonly {
    trade: Pick<TradeInput, 'contractNo'>
    amountFen: Fen | undefined
    known?: TradeFacts['usedContracts']
  }[],
): ReadonlyMap<string, Fen>[] {
  const drawn = new Map<string, Fen>()
  return parts.map(({ trade, amountFen = 0n, known }) => {
    const contractNo = trade.contractNo.trim()
    const before = drawn.get(contractNo) ?? 0n
    if (contractNo !== '') drawn.set(contractNo, before + amountFen)
    return new Map([[contractNo, before + (known?.get(contractNo) ?? 0n)]])
  })
}

/** The invoices by themselves, then what they are to the rest of the platform: each backs one ticket (I15). */
function invoiceProblems({ invoices }: TradeInput, amountFen: Fen | undefined, facts: TradeFacts): Problem[] {
  const found: Problem[] = findInvoiceProblems(invoices, { amountFen, today: facts.today })
  for (const [index, invoice] of invoices.entries()) {
    const numberField = `invoices.${index}.invoiceNo`
    const use = facts.usedInvoices?.get(invoiceKey(invoice))
    if (use) found.push({ ...invoiceUsed(invoice, use), field: numberField })
    const failed = facts.failedInvoices?.get(invoiceKey(invoice))
    if (failed) found.push(problem(numberField, '06000113', invoiceName(invoice), invoiceVerifyStates[failed].label))
    const field = `invoices.${index}.invoiceFileIds`
    found.push(...foreignFiles(field, invoice.invoiceFileIds, facts, problem(field, '06000109', String(index + 1))))
  }
  return found
}

export const invoiceUsed = (
  invoice: Pick<InvoiceInput, 'invoiceNo' | 'invoiceCode'>,
  { applyNo }: InvoiceUse,
): Problem =>
  problem(
    'invoices',
    '06000101',
    invoiceName(invoice),
    applyNo === null
      ? ['其他企业的申请', 'an application of another company']
      : [`申请 ${applyNo}`, `application ${applyNo}`],
  )

function proofProblems(
  { invoices, fundFlowFileIds, otherFileIds }: TradeInput,
  { needsProofs }: TradeFacts,
): Problem[] {
  if (needsProofs !== true) return []
  const lacking = (field: string, term: TermName) => problem(field, '04000104', terms[term].name)
  return [
    ...(invoices.length === 0 ? [lacking('invoices', 'invoices')] : []),
    ...(fundFlowFileIds.length === 0 ? [lacking('fundFlowFileIds', 'fundFlowFiles')] : []),
    ...(otherFileIds.length === 0 ? [lacking('otherFileIds', 'otherFiles')] : []),
  ]
}

function foreignFiles(field: string, ids: readonly string[], { ownFiles }: TradeFacts, found: Problem): Problem[] {
  return ownFiles !== undefined && ids.some((pkFile) => !ownFiles.has(pkFile)) ? [{ ...found, field }] : []
}
