import type { EntryResult } from '@jinpiao/contract/envelope'
import type { SignaturePayload } from '@jinpiao/contract/fields'
import type { BusinessType, SignedAction } from '@jinpiao/contract/flow'
import { openPaths } from '@jinpiao/contract/productGates'
import { postOf, type RoleCode } from '@jinpiao/contract/roles'
import { defaultPlatform } from '@jinpiao/themes/platforms'
import type { CommandContext } from '../acts/context.ts'
import { newPk } from '../acts/keys.ts'
import { businesses } from '../business/all.ts'
import type { Database } from '../db/database.ts'
import { type Clock, instantOf } from '../domain/clock.ts'
import { assembleSignature } from '../flow/assemble.ts'
import { creditCodeOf } from './codes.ts'
import { seedCorps } from './enterprises.ts'
import { type Installed, pkCorpOf, userKey } from './install.ts'
import { menuRows, type RoleShort } from './menuRows.ts'
import { createTimeline, type Timeline } from './timeline.ts'

/** Acts for the people of the demonstration, at any past instant: through the same commands as the portal. */
export interface Stage extends Timeline {
  database: Database
  installed: Installed
  ca: readonly string[]
  /** The moment that is being played. */
  clock: Clock
}

/** A part of the history that ends at `now`; its acts wait for their moments by `stage.at`. */
export type Scene = (stage: Stage, now: number) => Promise<unknown>

/** What comes next lies behind the end of the history: the scene goes no further. */
class NotYet extends Error {}

/**
 * @param end of the history. A scene that waited for a working day goes on at once where its next moment is over by then, and
 * ends where that moment has not come yet: on a Sunday nobody has heard from the bank since Friday.
 */
export function createStage(database: Database, installed: Installed, ca: readonly string[], end: number): Stage {
  let now = Number.NEGATIVE_INFINITY
  const timeline = createTimeline((ms) => {
    now = ms
  })
  const at = async (ms: number) => {
    if (ms > end) throw new NotYet()
    await timeline.at(Math.max(ms, now))
  }
  const play: Timeline['play'] = (scenes) => timeline.play(scenes.map((scene) => () => scene().catch(untilNow)))
  return { database, installed, ca, clock: { now: () => now }, at, play }
}

function untilNow(error: unknown): void {
  if (!(error instanceof NotYet)) throw error
}

const shorts: Partial<Record<RoleCode, RoleShort>> = {
  ROLE_CORE_OPERATOR: 'CO',
  ROLE_CORE_DIRECTOR: 'CD',
  ROLE_NO_LEGAL_ENTITY_DIRECTOR: 'CD',
  ROLE_CORE_FINAL_REVIEW: 'CF',
  ROLE_CORP_OPERATOR: 'SO',
  ROLE_CORP_DIRECTOR: 'SD',
  ROLE_PURCHASE: 'PU',
}

export function contextOf(stage: Stage, person: string, corp: string, roleCode: RoleCode): CommandContext {
  const { database, installed, ca, clock } = stage
  const user = installed.users.get(userKey(person, corp))
  const index = seedCorps.findIndex((candidate) => candidate.key === corp)
  const facts = seedCorps[index]
  const short = shorts[roleCode]
  if (!user || !facts || !short) throw new RangeError(`${person} does not work for ${corp} as ${roleCode}`)
  const paths = menuRows.flatMap(({ rows }) => rows.filter((row) => row.roles.split(' ').includes(short)))
  return {
    database,
    clock,
    language: 'zh-CN',
    signing: { controlEnabled: true, ca, platformName: defaultPlatform.name['zh-CN'], driver: 'demo' },
    requestId: newPk(),
    ip: '127.0.0.1',
    userAgent: 'seed',
    actor: {
      personId: user.personId,
      personName: user.personName,
      userId: user.userId,
      fkCorp: pkCorpOf(corp),
      corpName: facts.name,
      creditCode: creditCodeOf(index + 1),
      userType: facts.userType,
      roleCode,
      post: postOf(roleCode),
      // Before the credit agreement is signed its own page is open, afterwards those of the loans: what is played says which.
      permissions: new Set(
        [null, instantOf(clock)].flatMap((lineAgreementTime) => [
          ...openPaths(
            paths.map((row) => row.path),
            { userType: facts.userType, roleCode, lineAgreementTime, chainCreditEnabled: facts.chainCredit === true },
          ),
        ]),
      ),
      certNumber: user.certNumber,
    },
  }
}

export interface SignedRequest {
  ids: readonly string[]
  businessType: BusinessType
  action: SignedAction
  reason?: string
}

/** Assembles the text of an act and signs it with the person's own key. */
export async function signFor(
  stage: Stage,
  context: CommandContext,
  request: SignedRequest,
): Promise<SignaturePayload> {
  const { original, creditList } = await assembleSignature(businesses, context, request)
  const user = [...stage.installed.users.values()].find((candidate) => candidate.userId === context.actor.userId)
  if (!user?.signer) throw new RangeError(`${context.actor.personName} has no UKEY`)
  const signed = await user.signer.sign(original, { signingTime: new Date(stage.clock.now()) })
  return { ...signed, original, creditList, businessType: request.businessType }
}

/** Each act has its own request id, like each click of a person. */
const anew = (context: CommandContext): CommandContext => ({ ...context, requestId: newPk() })

/** A refusal in the seed is a mistake of the seed. */
export function succeeded<Result extends Pick<EntryResult, 'ok' | 'code' | 'message'>>(results: readonly Result[]) {
  const refused = results.find((result) => !result.ok)
  if (refused) throw new Error(`The seed was refused: ${refused.code} ${refused.message}`)
  return results
}

/** One person signs and acts; every entry has to succeed. */
export async function signed<Result extends Pick<EntryResult, 'ok' | 'code' | 'message'>>(
  stage: Stage,
  context: CommandContext,
  request: SignedRequest,
  act: (
    context: CommandContext,
    input: { pkApplys: readonly string[]; signature: SignaturePayload },
  ) => Promise<{ results: readonly Result[] }>,
): Promise<readonly Result[]> {
  const signature = await signFor(stage, context, request)
  const { results } = await act(anew(context), { pkApplys: request.ids, signature })
  return succeeded(results)
}
