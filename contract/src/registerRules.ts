import { idProblems } from './idProblems.ts'
import { missing, notChosen, notUploaded, type Problem, problem } from './problems.ts'
import type { RegisterPayload, UkeyWish, WhiteListPayload } from './register.ts'

/** What the form of a registration is judged by, besides what it says. The portal knows the first two. */
export interface RegisterFacts {
  today: string
  /** The person has a password already: none is asked for. */
  isKnown: boolean
  /** The number is registered under another name or ID card. */
  isOther?: boolean
  /** The proved number is a user of this enterprise. */
  isOwn?: boolean
  /** His own registration of it that is being reviewed. */
  pendingNo?: string | null
  /** The name that the register of companies has for the credit code; undefined: it has none. */
  registeredName?: string | undefined
  /** The invitation is open, and is of this credit code. */
  isInvited?: boolean
}

/** Everything that refuses a registration, in the order of its steps. The password is judged where it is opened. */
export function findRegisterProblems(payload: RegisterPayload, facts: RegisterFacts): Problem[] {
  return [
    ...personProblems(payload, facts),
    ...corpProblems(payload, facts),
    ...fileProblems(payload),
    ...endProblems(payload, facts),
  ]
}

function personProblems({ personName, idCode }: RegisterPayload, { today, isOther }: RegisterFacts): Problem[] {
  const wrong = idProblems('idCode', 'idCode', idCode, today)
  return [
    ...(personName === '' ? [missing('personName', 'personName')] : []),
    ...wrong,
    ...(isOther && wrong.length === 0 ? [problem('idCode', '02000104')] : []),
  ]
}

function corpProblems(payload: RegisterPayload, facts: RegisterFacts): Problem[] {
  const { creditCode, corpName, userType, parentCreditCode, inviteCode, legalPersonName, legalIdCode } = payload
  const { registeredName, isInvited, pendingNo } = facts
  const isForeign = registeredName !== undefined && registeredName !== corpName
  return [
    ...(creditCode === '' ? [missing('creditCode', 'creditCode')] : []),
    ...(facts.isOwn ? [problem('creditCode', '02000106')] : []),
    ...(pendingNo ? [problem('creditCode', '02000107', pendingNo)] : []),
    ...(corpName === '' ? [missing('corpName', 'corpName')] : isForeign ? [problem('corpName', '02000108')] : []),
    ...(userType === 'BRANCH' && parentCreditCode === '' ? [missing('parentCreditCode', 'parentCreditCode')] : []),
    ...(userType === 'CORP' ? invitationProblems(inviteCode, isInvited) : []),
    ...(legalPersonName === '' ? [missing('legalPersonName', 'legalPersonName')] : []),
    ...idProblems('legalIdCode', 'legalIdCode', legalIdCode, facts.today),
  ]
}

/** Only a supplier needs an invitation: whoever pays with tickets, and their branches, are checked by the platform alone. */
function invitationProblems(inviteCode: string, isInvited: boolean | undefined): Problem[] {
  if (inviteCode === '') return [missing('inviteCode', 'inviteCode')]
  return isInvited === false ? [problem('inviteCode', '02000113')] : []
}

function fileProblems({ licenceFileIds, legalFileIds, authorisationFileIds }: RegisterPayload): Problem[] {
  return [
    ...(licenceFileIds.length === 0 ? [notUploaded('licenceFileIds', 'licenceFiles')] : []),
    ...(legalFileIds.length === 0 ? [notUploaded('legalFileIds', 'legalFiles')] : []),
    ...(authorisationFileIds.length === 0 ? [notUploaded('authorisationFileIds', 'authorisationFiles')] : []),
  ]
}

function endProblems({ password, agreements }: RegisterPayload, { isKnown }: RegisterFacts): Problem[] {
  const hasRead = agreements.includes('service') && agreements.includes('privacy')
  return [
    ...(password === undefined && !isKnown ? [missing('password', 'password')] : []),
    ...(hasRead ? [] : [notChosen('agreements', 'agreements')]),
  ]
}

/** What refuses the wish for keys: somebody must be there to receive them. */
export function findUkeyWishProblems(wish: UkeyWish): Problem[] {
  const { directorKeys, operatorKeys, receiveWay, receiverName, receiverMobile, regionCode, address } = wish
  const none = directorKeys + operatorKeys === 0 ? [missing('directorKeys', 'directorKeys')] : []
  if (receiveWay === 'PICKUP') return none
  return [
    ...none,
    ...(receiverName === '' ? [missing('receiverName', 'receiverName')] : []),
    ...(receiverMobile === '' ? [missing('receiverMobile', 'receiverMobile')] : []),
    ...(regionCode === '' ? [notChosen('regionCode', 'region')] : []),
    ...(address === '' ? [missing('address', 'address')] : []),
  ]
}

/** Everything that refuses an application for the white list, in the order of the form. */
export function findWhiteListProblems(payload: WhiteListPayload): Problem[] {
  const { corpName, creditCode, contactName, coreName, fileIds } = payload
  return [
    ...(corpName === '' ? [missing('corpName', 'corpName')] : []),
    ...(creditCode === '' ? [missing('creditCode', 'creditCode')] : []),
    ...(coreName === '' ? [missing('coreName', 'coreName')] : []),
    ...(contactName === '' ? [missing('contactName', 'contactName')] : []),
    ...(fileIds.length === 0 ? [notUploaded('fileIds', 'cooperationFiles')] : []),
  ]
}
