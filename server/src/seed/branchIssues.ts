import { readPart } from '../queries/limitMembers.ts'
import type { Scene, Stage } from './actors.ts'
import { pkCorpOf, pkLimitOf } from './install.ts'
import { daysAgo, HOUR_MS, type Issue, playAnswer, playIssue, type Wanted } from './play.ts'

interface Issued {
  /** Days ago. */
  ago: number
  lines: readonly Pick<Wanted, 'supplier' | 'amount' | 'dueIn' | 'remark'>[]
  upTo: Issue['upTo']
  /** Days ago; absent: nobody has answered. */
  acceptedAgo?: number
}

/** What the branch of 华岳重工 issues on the part that it was given (`allocations.ts`): held, waiting, on each desk, a draft. */
const wanted: readonly Issued[] = [
  {
    ago: 40,
    lines: [
      { supplier: 'longname', amount: '3200000.00', dueIn: 160 },
      { supplier: 'anhe', amount: '480000.00', dueIn: 130 },
    ],
    upTo: 'ISSUED',
    acceptedAgo: 39,
  },
  { ago: 2, lines: [{ supplier: 'longname', amount: '260000.00', dueIn: 120 }], upTo: 'ISSUED' },
  { ago: 2, lines: [{ supplier: 'longname', amount: '750000.00', dueIn: 140 }], upTo: 'DIRECTOR' },
  { ago: 1, lines: [{ supplier: 'anhe', amount: '96000.00', dueIn: 110, remark: '东区备货' }], upTo: 'SUBMITTED' },
  { ago: 0, lines: [{ supplier: 'anhe', amount: '150000.00', dueIn: 100 }], upTo: 'DRAFT' },
]

/** Tickets of the branch in the demonstration. */
export const branchScenes: readonly Scene[] = wanted.map((each) => (stage, now) => play(stage, now, each))

async function play(stage: Stage, now: number, { ago, lines, upTo, acceptedAgo }: Issued): Promise<void> {
  // The hour is one in which nobody else of the group is at it.
  const at = daysAgo(now, ago) - 6 * HOUR_MS
  await stage.at(at)
  const part = await readPart(stage.database.read, pkLimitOf('hy-trust'), pkCorpOf('dongqu'))
  const own = lines.map((line): Wanted => ({ ...line, ...(part && { pkLimit: part.pkLimit }) }))
  const { pkCredits } = await playIssue(stage, { core: 'dongqu', at, lines: own, upTo })
  if (acceptedAgo !== undefined) await playAnswer(stage, daysAgo(now, acceptedAgo), pkCredits)
}
