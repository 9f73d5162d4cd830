import type { DataOf } from '@jinpiao/contract/endpoint'
import type { getRealnamePrefill as endpoint } from '@jinpiao/contract/realname'
import type { QueryContext } from '../acts/context.ts'
import { readableFiles } from './files.ts'
import { registrationOf } from './registration.ts'

/** What the enterprise has said when it registered: nothing of it is asked twice (WCAG 3.3.7). Null: it has not. */
export async function getRealnamePrefill({ read, actor }: QueryContext): Promise<DataOf<typeof endpoint>> {
  const register = await registrationOf(read, actor.fkCorp)
    .select(['legalPersonName', 'legalIdCode', 'fileIds'])
    .executeTakeFirst()
  if (!register) return null
  const { legalPersonName, legalIdCode } = register
  const fileIds = JSON.parse(register.fileIds) as Record<string, string[]>
  const files = (kind: string) => readableFiles(read, actor.fkCorp, fileIds[kind] ?? [])
  return {
    legalPersonName,
    legalIdCode,
    licenceFiles: await files('licenceFileIds'),
    legalFiles: await files('legalFileIds'),
    authorisationFiles: await files('authorisationFileIds'),
  }
}
