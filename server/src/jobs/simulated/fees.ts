import type { InstitutionReply, OutsideTask } from '@jinpiao/contract/outside'
import { todayInShanghai } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { reasonOf } from './reasons.ts'
import type { SimulatedReply } from './simulator.ts'

/** A bank of the demonstration, by the last digit of the serial: 1 has not found the money, 3 never answers. */
export function fees(task: OutsideTask): SimulatedReply[] {
  const { body } = task
  const digit = String(body['bankSerial']).at(-1)
  if (digit === '3') return []
  if (digit === '1') return [{ answer: 'REJECT', comment: reasonOf(task, 'REJECT'), body: {} }]
  return [{ answer: 'APPROVE', comment: '', body: {} }]
}

/** An invoice of today, with six per cent of tax in its amount. */
export function invoiceProof({ pkTask, body, createdAt }: OutsideTask): InstitutionReply['body'] {
  const amountFen = decimalToFen(String(body['amount']))
  return {
    invoiceNo: `DEMO${pkTask.slice(-16)}`,
    taxAmount: fenToDecimal((amountFen * 6n) / 106n),
    invoiceDate: todayInShanghai(Date.parse(createdAt)),
  }
}
