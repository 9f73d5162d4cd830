import type { DataOf } from '@jinpiao/contract/endpoint'
import type { SignupPayload, signup } from '@jinpiao/contract/signup'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnDetail } from '../../flow/business.ts'
import { readableFiles } from '../../queries/files.ts'
import { readSignupProduct } from './facts.ts'
import { opinionOf, outcomeOf } from './outcome.ts'
import { filesOf } from './payload.ts'

type Detail = OwnDetail<DataOf<typeof signup.get>>

/** Each paper with its files and the funder's opinion and what was granted. */
export async function toSignupDetail(
  { read, actor }: QueryContext,
  application: Application,
  payload: SignupPayload,
): Promise<Detail> {
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
  }
}
