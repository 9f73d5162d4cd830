import type { PackAuth, PackContract, PackOther, PackPayload } from '@jinpiao/contract/packPayload'
import { packFields, packProblems, requiredSections } from '@jinpiao/contract/packRules'
import type { PackType } from '@jinpiao/contract/packs'
import type { Problem } from '@jinpiao/contract/problems'
import type { AuthKind, MaterialKind } from '@jinpiao/contract/states/data'
import { formName } from '#portal/archetypes/apply/applyForm.ts'
import {
  dayProblems,
  dayText,
  type HeldFile,
  moneyProblems,
  moneyText,
  textProblems,
} from '#portal/business/trade/tradeForm.ts'

/** A stored line as it is filled in: its files stand with their names. */
export type Filled<Stored extends { fileIds: string[] }> = Omit<Stored, 'fileIds'> & { files: HeldFile[] }

/** One section whose lines are typed. */
export interface TypedSection<Field extends 'auth' | 'contracts' | 'others'> {
  section: 'auth' | 'contract' | 'other'
  field: Field
  empty: () => Filled<PackPayload[Field][number]>
  /** What is sent: no amount and no day is left out. */
  read: (line: Filled<PackPayload[Field][number]>) => Omit<PackPayload[Field][number], 'fileIds'>
  /** What is typed and cannot be sent as it is. */
  typedProblems: (line: Filled<PackPayload[Field][number]>) => Problem[]
}
type LineOf<Field extends 'auth' | 'contracts' | 'others'> = Filled<PackPayload[Field][number]>

export const authSection = (kind: PackType): TypedSection<'auth'> => ({
  section: 'auth',
  field: 'auth',
  empty: () => ({
    authKind: (kind === 'ISSUE_PACK' ? 'ISSUING' : 'FINANCING') satisfies AuthKind,
    validTo: '',
    files: [],
  }),
  read: ({ authKind, validTo }) => ({ authKind, validTo: dayText(validTo) }),
  typedProblems: ({ validTo }) => dayProblems('validTo', 'validTo', validTo),
})

const contractTexts = ['contractNo', 'contractName', 'buyerName', 'sellerName'] as const
export const contractSection: TypedSection<'contracts'> = {
  section: 'contract',
  field: 'contracts',
  empty: () => ({
    contractNo: '',
    contractName: '',
    buyerName: '',
    sellerName: '',
    contractAmount: '',
    signedDate: '',
    contractEndDate: '',
    files: [],
  }),
  read: (line) => ({
    contractNo: line.contractNo.trim(),
    contractName: line.contractName.trim(),
    buyerName: line.buyerName.trim(),
    sellerName: line.sellerName.trim(),
    contractAmount: moneyText(line.contractAmount),
    signedDate: dayText(line.signedDate),
    contractEndDate: dayText(line.contractEndDate),
  }),
  typedProblems: (line) => [
    ...contractTexts.flatMap((name) => textProblems(name, name, line[name])),
    ...moneyProblems('contractAmount', 'contractAmount', line.contractAmount),
    ...dayProblems('signedDate', 'signedDate', line.signedDate),
    ...dayProblems('contractEndDate', 'contractEndDate', line.contractEndDate),
  ],
}

export const otherSection: TypedSection<'others'> = {
  section: 'other',
  field: 'others',
  empty: () => ({ materialKind: 'FUND_FLOW' satisfies MaterialKind, materialNote: '', files: [] }),
  read: ({ materialKind, materialNote }) => ({ materialKind, materialNote: materialNote.trim() }),
  typedProblems: ({ materialNote }) => textProblems('materialNote', 'materialNote', materialNote),
}

/** A stored section in the form, with an empty line where it has none. */
export function fillSection<Field extends 'auth' | 'contracts' | 'others'>(
  { field, empty }: TypedSection<Field>,
  payload: PackPayload,
  known: readonly HeldFile[],
): LineOf<Field>[] {
  const stored = payload[field] as readonly (PackAuth | PackContract | PackOther)[]
  const lines = stored.map(
    ({ fileIds, ...line }) =>
      ({
        ...line,
        files: fileIds.map((pkFile) => known.find((file) => file.pkFile === pkFile) ?? { pkFile, name: '', size: 0 }),
      }) as unknown as LineOf<Field>,
  )
  return lines.length > 0 ? lines : [empty()]
}

/** A line in which nothing was filled in is none: its kind alone is chosen beforehand. */
const isUntouched = (line: object): boolean =>
  Object.entries(line).every(
    ([key, value]) => key.endsWith('Kind') || value === '' || (value as unknown[]).length === 0,
  )

const store = <Field extends 'auth' | 'contracts' | 'others'>(
  { field, read }: TypedSection<Field>,
  lines: readonly LineOf<Field>[],
): Partial<PackPayload> => ({
  [field]: lines.map((line) => ({ ...read(line), fileIds: line.files.map(({ pkFile }) => pkFile) })),
})

/** What the section becomes: lines that were filled in. */
export const sectionOf = <Field extends 'auth' | 'contracts' | 'others'>(
  section: TypedSection<Field>,
  lines: readonly LineOf<Field>[],
): Partial<PackPayload> =>
  store(
    section,
    lines.filter((line) => !isUntouched(line)),
  )

/** What is typed and cannot even be kept; paths as the form has them: `lines.0.contractAmount`. */
export const typedProblemsOf = <Field extends 'auth' | 'contracts' | 'others'>(
  { typedProblems }: TypedSection<Field>,
  lines: readonly LineOf<Field>[],
): Problem[] =>
  lines.flatMap((line, index) =>
    typedProblems(line).map((found) => ({ ...found, field: `lines.${index}.${found.field}` })),
  )

/**
 * Everything that keeps the section from being complete, by the rules that the server asks as well. Of an optional
 * section in which nothing was filled in nothing is missing.
 */
export function problemsOfSection<Field extends 'auth' | 'contracts' | 'others'>(
  section: TypedSection<Field>,
  lines: readonly LineOf<Field>[],
  { kind, today, payload }: { kind: PackType; today: string; payload: PackPayload },
): Problem[] {
  const isEmpty = lines.every(isUntouched)
  if (isEmpty && !requiredSections[kind].includes(section.section)) return []
  const asked = isEmpty ? lines.slice(0, 1) : lines.filter((line) => !isUntouched(line))
  const typed = typedProblemsOf(section, lines)
  const known = new Set(typed.map(({ field }) => field))
  const prefix = `${packFields[section.section]}.`
  const found = packProblems({ ...payload, ...store(section, asked) }, { kind, today }).flatMap((each) => {
    if (!each.field.startsWith(prefix)) return []
    const [index = '0', ...rest] = each.field.slice(prefix.length).split('.')
    const at = lines.indexOf(asked[Number(index)] as LineOf<Field>)
    return [{ ...each, field: `lines.${at}.${formName(rest.join('.'))}` }]
  })
  // What is typed wrongly is not missing.
  return [...typed, ...found.filter(({ field }) => !known.has(field))]
}
