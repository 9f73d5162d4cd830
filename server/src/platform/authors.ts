import { writeAudit } from '../acts/audit.ts'
import { MACHINE, OPERATOR_CHAIN } from '../acts/context.ts'
import { newPk } from '../acts/keys.ts'
import { type Clock, instantOf } from '../domain/clock.ts'
import type { Author, Origin } from './versions.ts'

/** Somebody at the server itself: its start, or the command line. */
export const authorAtServer = (clock: Clock, origin: Origin, name: string): Author => ({
  name,
  origin,
  record: (tx, fact) =>
    writeAudit({
      tx,
      context: { ip: '', userAgent: '', requestId: newPk() },
      actor: { fkCorp: OPERATOR_CHAIN, personId: MACHINE, personName: name },
      at: instantOf(clock),
      facts: [fact],
    }),
})
