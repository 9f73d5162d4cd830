import type { DetailOf } from '@jinpiao/contract/applications'
import type { transfer } from '@jinpiao/contract/transfer'
import { expect, it } from 'vitest'
import { changeOf, emptyTransfer, toTransferForm, toTransferPayload, transferForm } from './transferForm.ts'

const outputs = (...amounts: string[]) => amounts.map((amount) => ({ amount }))

it('I1: what is given away and what stays add up to the ticket, while one types', () => {
  expect(changeOf(outputs('600,000.00', '300000'), '1000000.00')).toBe(10_000_000n)
  expect(changeOf(outputs('1000000.01'), '1000000.00')).toBe(-1n)
  expect(changeOf(outputs('12a'), '1000000.00')).toBe(100_000_000n)
})

it('a stored application comes back as it was', () => {
  const form = emptyTransfer({ fkCredit: 'C1', creditNo: 'JP1' })
  const [output] = form.outputs
  const filled = { ...form, outputs: [{ ...output, pkCorp: 'P1', recipientName: '安禾五金制品厂', amount: '600.00' }] }
  const parsed = transferForm.parse(filled)
  expect(parsed).toEqual(filled)
  if (parsed === undefined) return
  const stored = {
    application: { creditNo: 'JP1' },
    payload: toTransferPayload(parsed),
    outputs: parsed.outputs,
    files: [],
  } as unknown as DetailOf<typeof transfer>
  expect(toTransferForm(stored)).toEqual(filled)
})

it('a chosen ticket alone is not worth a draft', () => {
  expect(transferForm.isUntouched(emptyTransfer({ fkCredit: 'C1', creditNo: 'JP1' }))).toBe(true)
})
