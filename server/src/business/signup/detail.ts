import type { DataOf } from '@jinpiao/contract/endpoint'
import type { SignupPayload, signup } from '@jinpiao/contract/signup'
import { qualificationStateOf, standingRefusal } from '@jinpiao/contract/signupRules'
import type { QueryContext } from '../../acts/context.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { todayOf } from '../../domain/clock.ts'
import { isEnded } from '../../domain/machine.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnDetail } from '../../flow/business.ts'
import { readableFiles } from '../../queries/files.ts'
import { readSignupProduct } from './facts.ts'
import { opinionOf, outcomeOf } from './outcome.ts'
import { filesOf } from './payload.ts'
import { standingOf, standings } from './standing.ts'

type Detail = OwnDetail<DataOf<typeof signup.get>>

/** Each paper with its files and the funder's opinion, what was granted, and whether it can be applied for again. */
export async function toSignupDetail(
  context: QueryContext,
  application: Application,
  payload: SignupPayload,
): Promise<Detail> {
  const { read, actor } = context
  const asked = (await readSignupProduct(read, payload.fkProduct))?.documents ?? []
  const files = await readableFiles(read, actor.fkCorp, filesOf(payload))
  const held = (ids: readonly string[]) => files.filter(({ pkFile }) => ids.includes(pkFile))
  const given = payload.papers.filter(({ document, fileIds }) => !asked.includes(document) && fileIds.length > 0)
  return {
    papers: [...asked, ...given.map(({ document }) => document)].map((document) => ({
      document,
      isAsked: asked.includes(document),
      files: held(payload.papers.find((paper) => paper.document === document)?.fileIds ?? []),
      opinion: opinionOf(application, document),
    })),
    authFiles: held(payload.authFileIds),
    outcome: outcomeOf(application),
    again: await againOf(context, application, payload),
  }
}

/** 延期 of the qualification that stands, 再次申请 of what has ended without one; null: neither fits. */
async function againOf(
  { read, actor, clock, language }: QueryContext,
  { pkApply, state }: Application,
  { fkProduct }: SignupPayload,
): Promise<Detail['again']> {
  if (!isEnded(state)) return null
  const standing = standingOf(await standings(read, actor.fkCorp), fkProduct, todayOf(clock))
  const isGranted = standing.row?.pkApply === pkApply
  // Another application has taken the place of this grant.
  if (state === 'DONE' && !isGranted) return null
  const refusal = standingRefusal(standing)
  const isExtension = isGranted && qualificationStateOf({ ...standing, openNo: null }) !== 'EXPIRED'
  return {
    kind: isExtension ? 'EXTEND' : 'AGAIN',
    reason: refusal ? new BusinessError(refusal.code, ...refusal.values).text(language) : null,
  }
}
