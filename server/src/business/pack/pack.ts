import type { DataOf } from '@jinpiao/contract/endpoint'
import type { PackPayload } from '@jinpiao/contract/packPayload'
import { completenessOf, packProblems, packTopics } from '@jinpiao/contract/packRules'
import { type FinancePack, financePacks, type IssuePack, issuePacks, type PackType } from '@jinpiao/contract/packs'
import { BusinessError } from '../../domain/businessError.ts'
import { todayOf } from '../../domain/clock.ts'
import { digestOf } from '../../domain/digest.ts'
import type { Application } from '../../flow/application.ts'
import type { Columns, FormBusiness, Judging, OwnDetail, OwnRow, Reading } from '../../flow/business.ts'
import { requireOwnFiles } from '../../queries/files.ts'
import { keepOpinions } from '../opinions.ts'
import { packAnswers } from './answers.ts'
import { ownInvoices, requireOwnInvoices } from './invoices.ts'
import { partiesOf, requireParties } from './parties.ts'
import { filesOf, opinionsOf, packJudge, payloadOf } from './payload.ts'

/** Whose packs these are: a supplier finances, a core enterprise issues. */
const userTypes = { FINANCE_PACK: 'CORP', ISSUE_PACK: 'CORE' } as const satisfies Record<PackType, string>

type Detail = OwnDetail<DataOf<typeof financePacks.get>>

/** What a list of either kind shows of a pack. */
const shared = (kind: PackType, application: Application, payload: PackPayload, today: string) => ({
  party: application.counterpartyName ?? '',
  packName: payload.packName,
  completeness: completenessOf(payload, { kind, today }),
})

/**
 * Packs of papers, of either kind: collected, handed to the platform without a signature, approved or sent back with what
 * it wants of single sections. They hold nothing: what is financed or issued has copies of them (decision 0037).
 */
const packBusiness = <Row extends object>(
  kind: PackType,
  definition: FormBusiness<PackPayload, Row, Detail>['definition'],
  rowOf: (application: Application, payload: PackPayload, today: string) => Row,
): FormBusiness<PackPayload, Row, Detail> & Judging<PackType, PackPayload> => ({
  type: kind,
  family: kind,
  definition,
  read: payloadOf,
  columns: (reading, payload) => columnsOf(kind, reading, payload),
  touches: () => ({}),
  problems: async ({ today }, payload) => packProblems(payload, { kind, today }),
  hold: async () => {},
  release: async () => {},
  decided: async () => ({ outputs: [] }),
  judges: { PLATFORM: packJudge },
  heard: (act, application, _, heard) => keepOpinions(act, application, heard),

  toRows: async ({ clock }, applications) =>
    new Map(
      applications.map((application) => [
        application.pkApply,
        rowOf(application, payloadOf(application.payload), todayOf(clock)),
      ]),
    ),
  toDetail: async ({ read, actor }, application, payload) => ({
    coreName: (await partiesOf(read, actor.fkCorp, kind, payload)).coreName,
    invoices: await ownInvoices(read, actor.fkCorp, payload.invoices),
    opinions: opinionsOf(application),
  }),
  hints: async () => [],
  topics: packTopics,
  files: filesOf,
  answers: (context, payload) => packAnswers(kind, context, payload),
  check: async ({ clock }, lines) => ({
    problems: lines.flatMap(({ line }, index) =>
      packProblems(line, { kind, today: todayOf(clock) }).map((found) => ({ ...found, line: index })),
    ),
    totalFen: 0n,
    facts: {},
  }),
})

export const financePackBusiness = packBusiness<OwnRow<FinancePack>>(
  'FINANCE_PACK',
  financePacks,
  (application, payload, today) => {
    const { party, ...row } = shared('FINANCE_PACK', application, payload, today)
    return { ...row, funderName: party }
  },
)

export const issuePackBusiness = packBusiness<OwnRow<IssuePack>>(
  'ISSUE_PACK',
  issuePacks,
  (application, payload, today) => {
    const { party, ...row } = shared('ISSUE_PACK', application, payload, today)
    const [contract] = payload.contracts
    return {
      ...row,
      supplierName: party,
      contractNo: contract?.contractNo ?? '',
      contractAmount: contract?.contractAmount || null,
    }
  },
)

async function columnsOf(kind: PackType, { read, actor }: Reading, payload: PackPayload): Promise<Columns> {
  if (actor.userType !== userTypes[kind]) throw new BusinessError('01000302')
  const { party, coreName } = await requireParties(read, actor.fkCorp, kind, payload)
  const files = await requireOwnFiles(read, actor.fkCorp, filesOf(payload))
  await requireOwnInvoices(read, actor.fkCorp, payload.invoices)
  return {
    payloadDigest: digestOf({ payload, party, coreName, files }),
    amountFen: null,
    fkCounterparty: party?.fkCorp ?? null,
    counterpartyName: party?.corpName ?? null,
    promisedDate: null,
    fkLimit: null,
    // Several contracts stand in a pack, and none of them is drawn on by it.
    contractNo: null,
    marks: [payload.packName === '' ? null : payload.packName],
  }
}
