import type { ApplicationStep } from '@jinpiao/contract/applications'
import { roleOf } from '@jinpiao/contract/roles'
import type { Decision } from '@jinpiao/contract/status'
import { inLanguage, type Language } from '@jinpiao/contract/words'
import { serialSuffix } from '@jinpiao/ukey/certificate'
import { MACHINE, type QueryContext } from '../acts/context.ts'

/** What a signer was called at the time; '' for a role that is known no more. */
export function roleLabelOf(roleCode: string, language: Language): string {
  const role = roleOf(roleCode)
  return role ? inLanguage(role.label, language) : ''
}

export const certSuffixOf = ({ certSerialNo }: { certSerialNo: string | null }): string | null =>
  certSerialNo ? serialSuffix(certSerialNo) : null

/** Who acted, in which role; the machine is nobody, in none. */
function personOf({ personName, roleCode }: { personName: string; roleCode: string }, language: Language) {
  if (personName === MACHINE) return { personName: '', roleLabel: '' }
  return { personName, roleLabel: roleLabelOf(roleCode, language) }
}

/** The trail of an application, first step first (P11). The caller has checked that it may be seen. */
export async function readSteps({ read, language }: QueryContext, pkApply: string): Promise<ApplicationStep[]> {
  const rows = await read
    .selectFrom('application_step as s')
    .leftJoin('corp as c', 'c.pkCorp', 's.fkCorp')
    .leftJoin('signature as g', 'g.pkSign', 's.pkSign')
    .select(['s.decision', 's.step', 's.personName', 's.roleCode', 's.comment', 's.at'])
    .select(['c.corpName', 'g.certSerialNo', 'g.isDummy'])
    .where('s.pkApply', '=', pkApply)
    .orderBy('s.seq')
    .execute()
  return rows.map((row) => ({
    decision: row.decision as Decision,
    state: row.step,
    ...personOf(row, language),
    corpName: row.corpName ?? '',
    comment: row.comment === '' ? null : row.comment,
    at: row.at,
    certSuffix: certSuffixOf(row),
    isDummySignature: row.isDummy === 1,
  }))
}
