import type { PackPayload } from '@jinpiao/contract/packPayload'
import { describe, expect, it } from 'vitest'
import {
  authSection,
  contractSection,
  fillSection,
  otherSection,
  problemsOfSection,
  sectionOf,
} from './sectionForms.ts'

const payload: PackPayload = {
  packName: '资料',
  pkParty: 'P1',
  fkCore: 'C1',
  remark: '',
  auth: [],
  contracts: [],
  invoices: [],
  others: [],
}
const context = { today: '2026-11-28', payload }
const finance = { ...context, kind: 'FINANCE_PACK' } as const
const issue = { ...context, kind: 'ISSUE_PACK' } as const
const file = { pkFile: 'F1', name: '合同.pdf', size: 10 }
const contract = { ...contractSection.empty(), contractNo: 'HT-1', files: [file] }

describe('a section of a pack', () => {
  it('begins with an empty line, which is not stored', () => {
    const lines = fillSection(authSection('FINANCE_PACK'), payload, [])
    expect(lines).toHaveLength(1)
    expect(sectionOf(authSection('FINANCE_PACK'), lines)).toEqual({ auth: [] })
  })

  it('comes back with the names of its files', () => {
    const stored = { ...payload, ...sectionOf(contractSection, [contract]) }
    expect(fillSection(contractSection, stored, [file])).toEqual([contract])
  })

  it('says what is missing where it is required, nothing where it is optional and empty', () => {
    expect(problemsOfSection(otherSection, [otherSection.empty()], finance).map(({ field }) => field)).toEqual([
      'lines.0.files',
    ])
    expect(problemsOfSection(otherSection, [otherSection.empty()], issue)).toEqual([])
  })

  it('names the line of the form, also after one that was left empty', () => {
    const lines = [contractSection.empty(), { ...contract, files: [] }]
    const fields = problemsOfSection(contractSection, lines, finance).map(({ field }) => field)
    expect(fields.every((field) => field.startsWith('lines.1.'))).toBe(true)
    expect(fields).toContain('lines.1.files')
  })

  it('what is typed wrongly is said once, and is not missing', () => {
    const lines = [{ ...contract, contractAmount: 'x' }]
    const found = problemsOfSection(contractSection, lines, finance)
    expect(found.filter(({ field }) => field === 'lines.0.contractAmount').map(({ code }) => code)).toEqual([
      '01000314',
    ])
  })
})
