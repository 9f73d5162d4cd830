import type { ApplicationStep } from '@jinpiao/contract/applications'
import { type BusinessType, type Institution, stepOf } from '@jinpiao/contract/flow'
import { institutions, isDecision, type Stated } from '@jinpiao/contract/flowRow'
import { roleOf } from '@jinpiao/contract/roles'
import type { ApplicationState, Decision } from '@jinpiao/contract/status'
import { inLanguage, type Language } from '@jinpiao/contract/words'
import { serialSuffix } from '@jinpiao/ukey/certificate'
import { fenToDecimal } from '@jinpiao/values/money'
import { MACHINE, type QueryContext } from '../acts/context.ts'

/** What a signer was called at the time; '' for a role that is known no more. */
export function roleLabelOf(roleCode: string, language: Language): string {
  const role = roleOf(roleCode)
  return role ? inLanguage(role.label, language) : ''
}

export const certSuffixOf = ({ certSerialNo }: { certSerialNo: string | null }): string | null =>
  certSerialNo ? serialSuffix(certSerialNo) : null

interface ActedStep {
  step: string
  decision: string
  personName: string
  stated?: string | null
}

/** Who acted: a person, or the institution whose step it was; '' where the machine did. */
export function whoActed(
  type: BusinessType,
  { step, decision, personName, stated = null }: ActedStep,
  language: Language,
): string {
  if (personName !== MACHINE) return personName
  if (stated !== null) return stated === 'PLATFORM' ? inLanguage(institutions.PLATFORM, language) : ''
  const asked = stepOf(type, step as ApplicationState)
  const isAnswer = asked !== undefined && !isDecision(asked) && asked.from !== 'COUNTERPARTY' && decision !== 'AUTO'
  return isAnswer ? inLanguage(institutions[asked.from as Institution], language) : ''
}

/** Who acted, in which role; institutions and the machine have none. */
function personOf(row: ActedStep & { roleCode: string; businessType: string }, language: Language) {
  const personName = whoActed(row.businessType as BusinessType, row, language)
  return { personName, roleLabel: row.personName === MACHINE ? '' : roleLabelOf(row.roleCode, language) }
}

/** The line that a step is about; null: the whole. */
const lineOf = ({
  lineNo,
  party,
  amountFen,
}: {
  lineNo: string | null
  party: string | null
  amountFen: bigint | null
}) =>
  party === null || amountFen === null ? null : { no: lineNo, counterpartyName: party, amount: fenToDecimal(amountFen) }

/** The trail of an application, first step first (P11). The caller has checked that it may be seen. */
export async function readSteps({ read, language }: QueryContext, pkApply: string): Promise<ApplicationStep[]> {
  const rows = await read
    .selectFrom('application_step as s')
    .innerJoin('application as a', 'a.pkApply', 's.pkApply')
    .leftJoin('application_line as l', (join) =>
      join.onRef('l.pkApply', '=', 's.pkApply').onRef('l.line', '=', 's.line'),
    )
    .leftJoin('corp as c', 'c.pkCorp', 's.fkCorp')
    .leftJoin('signature as g', 'g.pkSign', 's.pkSign')
    .select(['s.decision', 's.step', 's.stated', 's.personName', 's.roleCode', 's.comment', 's.at'])
    .select(['l.lineNo', 'l.party', 'l.amountFen'])
    .select(['a.businessType', 'c.corpName', 'g.certSerialNo', 'g.isDummy'])
    .where('s.pkApply', '=', pkApply)
    .orderBy('s.seq')
    .execute()
  return rows.map((row) => ({
    decision: row.decision as Decision,
    state: row.step,
    stated: row.stated as Stated | null,
    ...personOf(row, language),
    corpName: row.corpName ?? '',
    comment: row.comment === '' ? null : row.comment,
    line: lineOf(row),
    at: row.at,
    certSuffix: certSuffixOf(row),
    isDummySignature: row.isDummy === 1,
  }))
}
