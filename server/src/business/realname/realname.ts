import type { DataOf } from '@jinpiao/contract/endpoint'
import { type RealnameApplication, type RealnamePayload, realname } from '@jinpiao/contract/realname'
import { findRealnameProblems } from '@jinpiao/contract/realnameRules'
import { mask } from '@jinpiao/values/mask'
import { digestOf } from '../../domain/digest.ts'
import type { Columns, FormBusiness, Judging, OwnDetail, OwnRow, Reading } from '../../flow/business.ts'
import { requireOwnFiles } from '../../queries/files.ts'
import { realnameAnswers } from './answers.ts'
import { checkRealname, readRealnameFacts } from './facts.ts'
import { payloadOf } from './payload.ts'
import { beginReview, endReview, takeOver } from './state.ts'

const filesOf = ({ licenceFileIds, legalFileIds, authorisationFileIds }: RealnamePayload) => [
  ...licenceFileIds,
  ...legalFileIds,
  ...authorisationFileIds,
]

/**
 * REALNAME (企业实名认证): submitted without a signature, because who has not proved what he is has no key yet. The platform
 * answers; what it has approved becomes the enterprise's own facts.
 */
export const realnameBusiness: FormBusiness<
  RealnamePayload,
  OwnRow<RealnameApplication>,
  OwnDetail<DataOf<typeof realname.get>>
> &
  Judging<'REALNAME', RealnamePayload> = {
  type: 'REALNAME',
  family: 'REALNAME',
  definition: realname,
  read: payloadOf,
  columns: columnsOf,
  touches: () => ({}),
  problems: async (reading, payload, _moment, application) =>
    findRealnameProblems(payload, await readRealnameFacts(reading, application?.pkApply)),
  hold: beginReview,
  release: endReview,
  decided: async () => ({ outputs: [] }),
  /** The platform agrees to it as it is. */
  judges: { PLATFORM: { APPROVE: {} } },
  ended: async (act, application, payload, transition) =>
    transition.to === 'DONE' ? takeOver(act, application, payload) : endReview(act, application, payload, transition),

  toRows: async ({ actor }, applications) =>
    new Map(
      applications.map(({ pkApply, payload }) => {
        const { legalPersonName, licenceNo, licenceTo, isLongTerm } = payloadOf(payload)
        const until = isLongTerm || licenceTo === '' ? null : licenceTo
        return [pkApply, { corpName: actor.corpName, legalPersonName, licenceNo, licenceTo: until, isLongTerm }]
      }),
    ),
  toDetail: async ({ actor }, _application, { licenceFrom, bizAddress, legalIdCode }) => ({
    creditCode: actor.creditCode,
    licenceFrom: licenceFrom === '' ? null : licenceFrom,
    bizAddress,
    legalIdCode: mask(legalIdCode),
  }),
  // Whoever corrects the form gets what he has typed; to everybody else the number is masked.
  shown: ({ state }, payload) =>
    state === 'DRAFT' || state === 'RETURNED' ? payload : { ...payload, legalIdCode: mask(payload.legalIdCode) },
  hints: async () => [],
  // Nobody of the enterprise reviews it.
  topics: [],
  files: filesOf,
  answers: realnameAnswers,
  check: checkRealname,
}

async function columnsOf({ read, actor }: Reading, payload: RealnamePayload): Promise<Columns> {
  const files = await requireOwnFiles(read, actor.fkCorp, filesOf(payload))
  const { licenceTo, isLongTerm } = payload
  return {
    payloadDigest: digestOf({ payload, files }),
    amountFen: null,
    fkCounterparty: null,
    counterpartyName: actor.corpName,
    promisedDate: isLongTerm || licenceTo === '' ? null : licenceTo,
    fkLimit: null,
    contractNo: null,
  }
}
