import { idProblems } from './idProblems.ts'
import { missing, notUploaded, type Problem, problem } from './problems.ts'
import type { RealnameFacts, RealnamePayload } from './realname.ts'

/** The enterprise is reminded so many days before the end of its licence: it is time for another verification. */
export const RENEWAL_DAYS = 30
/** Second reminder. */
export const LAST_REMINDER_DAYS = 7

/** Everything that refuses a verification, in the order of the form. */
export function findRealnameProblems(payload: RealnamePayload, facts: RealnameFacts): Problem[] {
  const { legalPersonName, legalIdCode, licenceNo, bizAddress } = payload
  return [
    ...(facts.openNo === null ? [] : [problem('', '11000120', facts.openNo)]),
    ...(legalPersonName === '' ? [missing('legalPersonName', 'legalPersonName')] : []),
    ...idProblems('legalIdCode', 'legalIdCode', legalIdCode, facts.today),
    ...(licenceNo === '' ? [missing('licenceNo', 'licenceNo')] : []),
    ...periodProblems(payload, facts.today),
    ...(bizAddress === '' ? [missing('bizAddress', 'bizAddress')] : []),
    ...fileProblems(payload),
  ]
}

function periodProblems({ licenceFrom, licenceTo, isLongTerm }: RealnamePayload, today: string): Problem[] {
  const begins =
    licenceFrom === ''
      ? [missing('licenceFrom', 'licenceFrom')]
      : licenceFrom > today
        ? [problem('licenceFrom', '02000114')]
        : []
  if (isLongTerm) return begins
  if (licenceTo === '') return [...begins, missing('licenceTo', 'licenceTo')]
  return licenceTo > today ? begins : [...begins, problem('licenceTo', '02000109')]
}

function fileProblems({ licenceFileIds, legalFileIds, authorisationFileIds }: RealnamePayload): Problem[] {
  return [
    ...(licenceFileIds.length === 0 ? [notUploaded('licenceFileIds', 'licenceFiles')] : []),
    // Front and back, as one file or as two.
    ...(legalFileIds.length === 0 ? [notUploaded('legalFileIds', 'legalFiles')] : []),
    ...(authorisationFileIds.length === 0 ? [notUploaded('authorisationFileIds', 'authorisationFiles')] : []),
  ]
}

/** Where an enterprise stands today: a licence that is over counts no more, whatever was verified. */
export function realnameStateOn(
  today: string,
  { realnameState, licenceTo }: { realnameState: string; licenceTo: string | null },
): string {
  return realnameState === 'PASSED' && licenceTo !== null && licenceTo < today ? 'EXPIRED' : realnameState
}
