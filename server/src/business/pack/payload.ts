import { typedText } from '@jinpiao/contract/fields'
import type { PackPayload } from '@jinpiao/contract/packPayload'
import { packSections } from '@jinpiao/contract/packPayload'
import * as z from 'zod/mini'
import { maySay } from '../../acts/said.ts'
import type { Application } from '../../flow/application.ts'
import type { StepJudge } from '../../flow/business.ts'
import { opinionsOn } from '../opinions.ts'

export const payloadOf = (payload: string): PackPayload => JSON.parse(payload) as PackPayload

/** Every file that the form names. */
export const filesOf = ({ auth, contracts, others }: PackPayload): string[] =>
  [...auth, ...contracts, ...others].flatMap(({ fileIds }) => fileIds)

const opinion = z.strictObject({
  section: z.enum(packSections),
  opinion: typedText(200).check(z.minLength(1)),
})
type Opinions = z.output<typeof opinion>[]

/** The platform agrees to a pack as it is, or says what it wants of single sections. */
export const packJudge: StepJudge<PackPayload> = {
  APPROVE: {},
  RETURN: {
    opinions: maySay(
      opinionsOn(z.array(opinion), 'section', () => packSections),
      () => [],
    ),
  },
}

/** What is wanted now: nothing once the pack is with the platform again. */
export function opinionsOf({ state, outcome }: Pick<Application, 'state' | 'outcome'>): Opinions {
  if (state !== 'RETURNED' || outcome === null) return []
  return (JSON.parse(outcome) as { PLATFORM?: { opinions?: Opinions } }).PLATFORM?.opinions ?? []
}
