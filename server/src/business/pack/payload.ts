import type { PackPayload } from '@jinpiao/contract/packPayload'
import { packSections } from '@jinpiao/contract/packPayload'
import * as z from 'zod/mini'
import type { Application } from '../../flow/application.ts'

export const payloadOf = (payload: string): PackPayload => JSON.parse(payload) as PackPayload

/** Every file that the form names. */
export const filesOf = ({ auth, contracts, others }: PackPayload): string[] =>
  [...auth, ...contracts, ...others].flatMap(({ fileIds }) => fileIds)

/** What the platform wants of single sections, where it sends a pack back. */
export const wanted = z.object({
  opinions: z._default(
    z.array(
      z.object({
        section: z.enum(packSections),
        opinion: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      }),
    ),
    [],
  ),
})
type Opinions = z.output<typeof wanted>['opinions']

/** What is wanted now: nothing once the pack is with the platform again. */
export function opinionsOf({ state, outcome }: Pick<Application, 'state' | 'outcome'>): Opinions {
  if (state !== 'RETURNED' || outcome === null) return []
  return (JSON.parse(outcome) as { PLATFORM?: z.output<typeof wanted> }).PLATFORM?.opinions ?? []
}
