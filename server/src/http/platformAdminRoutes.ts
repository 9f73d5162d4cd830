import type { Endpoint } from '@jinpiao/contract/endpoint'
import {
  getPlatformDocument,
  listPlatformVersions,
  previewPlatformDocument,
  restorePlatformVersion,
  savePlatformDocument,
} from '@jinpiao/contract/platform'
import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import { describeProblem } from '@jinpiao/themes/platformProblems'
import { readPlatformFile } from '@jinpiao/themes/readPlatformFile'
import { BusinessError } from '../domain/businessError.ts'
import { instantOf } from '../domain/clock.ts'
import { keepPreview } from '../platform/previews.ts'
import { platformHistory, readVersion, saveVersion } from '../platform/versions.ts'
import type { Call } from './call.ts'
import { requireOperator } from './operator.ts'
import type { Api } from './register.ts'

type AnyCall = Pick<Call<Endpoint>, 'identity' | 'record' | 'language'>

/**
 * How the enterprise that runs the platform changes it. An administrator of any other enterprise is one of its customers:
 * what all see is not theirs to change.
 */
export function registerPlatformAdmin({ on, services }: Api): void {
  const { database, clock, wall } = services

  function save(call: AnyCall, document: PlatformDocument, base: number): Promise<number> {
    const { person } = call.identity
    const author = { name: person.personName, origin: 'OPERATOR', record: call.record } as const
    return database.write((tx) => saveVersion(tx, { document, base, at: instantOf(clock), author }))
  }

  on(getPlatformDocument, async (call) => {
    requireOperator(services, call.identity)
    const { version, document } = await services.platform.current()
    return { version, document: JSON.stringify(document) }
  })

  on(savePlatformDocument, async (call) => {
    requireOperator(services, call.identity)
    const { document, version } = call.body
    return { version: await save(call, documentIn(document, call), version) }
  })

  on(previewPlatformDocument, async (call) => {
    requireOperator(services, call.identity)
    return keepPreview(database, wall, documentIn(call.body.document, call))
  })

  on(listPlatformVersions, async (call) => {
    requireOperator(services, call.identity)
    return platformHistory(database.read)
  })

  on(restorePlatformVersion, async (call) => {
    requireOperator(services, call.identity)
    const earlier = await readVersion(database.read, call.params.version)
    if (earlier === undefined) throw new BusinessError('01000302')
    return { version: await save(call, earlier.document, call.body.version) }
  })
}

/** @throws {BusinessError} 01000303 with all that is wrong, each in a sentence. */
function documentIn(text: string, { language }: AnyCall): PlatformDocument {
  const read = readPlatformFile(text)
  if (read.ok) return read.platform
  const told = read.problems.map((problem) => describeProblem(problem, language))
  throw new BusinessError('01000303', told.join(language === 'zh-CN' ? '；' : '; '))
}
