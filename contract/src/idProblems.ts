import { parseIdCard } from '@jinpiao/values/idCard'
import { missing, type Problem, problem } from './problems.ts'
import { type TermName, terms } from './terms.ts'
import type { Words } from './words.ts'

/** What is wrong with an ID number, as {@link parseIdCard} finds it. */
const faults = {
  length: ['应为 15 位或 18 位', 'it has 15 or 18 characters'],
  characters: ['只能包含数字，末位可为 X', 'it has digits only, and perhaps an X at the end'],
  province: ['地区代码不存在', 'its region does not exist'],
  date: ['出生日期不存在', 'its date of birth does not exist'],
  checksum: ['校验位不符，请逐位核对', 'its check digit does not fit: compare each digit'],
} as const satisfies Record<string, Words>

/** Why an ID number is refused (spec §5: 15 or 18 characters). */
export function idProblems(field: string, term: TermName, id: string, today: string): Problem[] {
  const parsed = parseIdCard(id, { today })
  if (parsed.ok) return []
  if (parsed.reason === 'empty') return [missing(field, term)]
  return [problem(field, '02000105', terms[term].name, faults[parsed.reason])]
}
