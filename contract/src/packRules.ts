import type { CheckTopic } from './checks.ts'
import type { PackAuth, PackContract, PackOther, PackPayload, PackSection } from './packPayload.ts'
import { packSections } from './packPayload.ts'
import type { PackType } from './packs.ts'
import { missing, notChosen, notUploaded, type Problem, problem, within } from './problems.ts'
import { type PackTaskState, packSectionWords } from './states/data.ts'
import { termOf } from './terms.ts'

/** What is known when a pack is judged. */
export interface PackFacts {
  kind: PackType
  today: string
}

/**
 * Sections without which a pack is not complete. A ticket may be promised before its invoices are written, so a pack for
 * issuing may come without them.
 */
export const requiredSections: Readonly<Record<PackType, readonly PackSection[]>> = {
  FINANCE_PACK: packSections,
  ISSUE_PACK: ['auth', 'contract'],
}

/** The key of the payload in which a section stands: `contract` → `contracts`. */
export const packFields = {
  auth: 'auth',
  contract: 'contracts',
  invoice: 'invoices',
  other: 'others',
} as const satisfies Record<PackSection, keyof PackPayload>

/** One section of a pack as a task. */
export interface PackTask {
  section: PackSection
  isRequired: boolean
  state: PackTaskState
  /** What is still to be done, or what comes first; null where nothing is. `businessMessage(code, values)` says it. */
  reason: Problem | null
}

/** What a reader is told of these rules, in the order of the form. */
export const packTopics: readonly CheckTopic[] = [
  { name: termOf('packName').name, fields: /^(packName|pkParty|fkCore)?$/ },
  ...packSections.map((section) => ({
    name: packSectionWords[section].label,
    fields: new RegExp(`^${packFields[section]}`),
  })),
]

/**
 * Everything that keeps a pack from being submitted, in the order of its sections; paths as in the payload.
 * @example packProblems(draft, { kind: 'ISSUE_PACK', today: '2026-11-28' }) // [{ field: 'auth', code: '04000150', … }]
 */
export const packProblems = (payload: PackPayload, facts: PackFacts): Problem[] => [
  ...(payload.packName === '' ? [missing('packName', 'packName')] : []),
  ...(payload.pkParty === '' ? [notChosen('pkParty', partyTerm(facts.kind))] : []),
  ...(facts.kind === 'FINANCE_PACK' && payload.fkCore === '' ? [notChosen('fkCore', 'coreName')] : []),
  ...packSections.flatMap((section) => sectionProblems(section, payload, facts)),
]

/** What the party of a pack is called: 资金方, 供应商. */
export const partyTerm = (kind: PackType) => (kind === 'FINANCE_PACK' ? 'funderName' : 'supplierName')

/** What one section lacks. An optional one lacks nothing while it is empty. */
function sectionProblems(section: PackSection, payload: PackPayload, { kind, today }: PackFacts): Problem[] {
  const field = packFields[section]
  if (payload[field].length === 0)
    return requiredSections[kind].includes(section) ? [problem(field, '04000150', packSectionWords[section].label)] : []
  if (section === 'auth') return payload.auth.flatMap((line, at) => within(`auth.${at}`, authProblems(line, today)))
  if (section === 'contract')
    return payload.contracts.flatMap((line, at) => within(`contracts.${at}`, contractProblems(line, today)))
  if (section === 'other') return payload.others.flatMap((line, at) => within(`others.${at}`, otherProblems(line)))
  return payload.contracts.length === 0 ? [problem(field, '04000152')] : []
}

function authProblems({ validTo, fileIds }: PackAuth, today: string): Problem[] {
  return [
    ...(validTo === '' ? [missing('validTo', 'validTo')] : []),
    ...(validTo !== '' && validTo <= today ? [problem('validTo', '04000151')] : []),
    ...(fileIds.length === 0 ? [notUploaded('fileIds', 'authorisationFiles')] : []),
  ]
}

function contractProblems(contract: PackContract, today: string): Problem[] {
  const { signedDate, contractEndDate, fileIds } = contract
  const typed = ['contractNo', 'contractName', 'buyerName', 'sellerName', 'contractAmount', 'signedDate'] as const
  return [
    ...typed.flatMap((name) => (contract[name].trim() === '' ? [missing(name, name)] : [])),
    ...(signedDate > today ? [problem('signedDate', '04000125', today)] : []),
    ...(contractEndDate !== '' && contractEndDate < signedDate ? [problem('contractEndDate', '04000153')] : []),
    ...(fileIds.length === 0 ? [notUploaded('fileIds', 'contractFiles')] : []),
  ]
}

const otherProblems = ({ fileIds }: PackOther): Problem[] =>
  fileIds.length === 0 ? [notUploaded('fileIds', 'materialFiles')] : []

/**
 * Where each section of a pack stands, and why.
 * @example packTasks(empty, facts)[2] // { section: 'invoice', state: 'BLOCKED', reason: 请先录入合同 }
 */
export const packTasks = (payload: PackPayload, facts: PackFacts): PackTask[] =>
  packSections.map((section) => {
    const isRequired = requiredSections[facts.kind].includes(section)
    const isEmpty = payload[packFields[section]].length === 0
    const [found = null] = sectionProblems(section, payload, facts)
    if (section === 'invoice' && payload.contracts.length === 0)
      return { section, isRequired, state: 'BLOCKED', reason: problem('invoices', '04000152') }
    const state = isEmpty ? 'NOT_STARTED' : found === null ? 'DONE' : 'IN_PROGRESS'
    return { section, isRequired, state, reason: isEmpty ? null : found }
  })

/** How many of the sections that a pack needs are complete: `2/4`. */
export function completenessOf(payload: PackPayload, facts: PackFacts): string {
  const required = packTasks(payload, facts).filter(({ isRequired }) => isRequired)
  return `${required.filter(({ state }) => state === 'DONE').length}/${required.length}`
}
