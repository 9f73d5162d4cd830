import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { typedText } from '@jinpiao/contract/fields'
import { createCa } from '@jinpiao/ukey/demoCa'
import * as z from 'zod/mini'
import { putHolidays } from '../acts/holidayYears.ts'
import { newPk } from '../acts/keys.ts'
import { StartError } from '../config.ts'
import { instantOf } from '../domain/clock.ts'
import { runDailyAmong } from '../jobs/daily.ts'
import { giveUpMessage, retryMessage, waitingMessages } from '../jobs/outboxByHand.ts'
import { asTurn, lastTurns, type TurnState } from '../jobs/turns.ts'
import { OWN_AUTHORITY } from '../outside/authorities.ts'
import { parseHolidays } from '../outside/holidayFile.ts'
import { type AdminCommands, actAt, asked, columns, typedAs } from './command.ts'

const SHOWN = 200
/** What a certificate may say (RFC 5280): 64 characters, one line. */
const certified = typedText(64).check(z.minLength(1))
const authority = z.object({ name: certified, organization: certified })

const words: Readonly<Record<TurnState, string>> = {
  RUNS: 'runs',
  DONE: 'done',
  FAILED: 'failed: the log says why',
  BROKE_OFF: 'broke off: its server has ended',
}

/** What keeps a platform going: messages that did not leave, the daily work, the calendar, the authority of UKEYs. */
export const upkeep: AdminCommands = {
  'outbox list': {
    does: 'messages that were not delivered: due again, or given up',
    async run({ database }) {
      const messages = await waitingMessages(database.read, SHOWN)
      const rows = messages.map((each) => [
        each.pkOutbox,
        each.topic,
        `${each.tries} tries`,
        each.dueAt === null ? 'given up' : `due ${each.dueAt}`,
        each.lastError,
      ])
      return { lines: columns(rows), data: { messages } }
    },
  },
  'outbox retry': {
    does: 'tries a message again at once, also one that was given up',
    about: 'MESSAGE',
    async run(admin, given) {
      await actAt(admin, (act) => retryMessage(act, asked(given, 'MESSAGE')))
      return { lines: ['It is tried within half a minute.'], data: {} }
    },
  },
  'outbox give-up': {
    does: 'a message is tried no more',
    about: 'MESSAGE',
    async run(admin, given) {
      await actAt(admin, (act) => giveUpMessage(act, asked(given, 'MESSAGE')))
      return { lines: ['It is tried no more.'], data: {} }
    },
  },

  'job list': {
    does: 'the last run of each job: when it began and ended, and how; what runs now',
    async run({ database, clock }) {
      const jobs = await lastTurns(database.read, instantOf(clock))
      const rows = jobs.map(({ name, state, beganAt, endedAt }) => [name, words[state], beganAt, endedAt ?? ''])
      return { lines: columns(rows), data: { jobs } }
    },
  },
  'job run': {
    does: 'the daily work now (daily): nothing is done twice on one day',
    about: 'JOB',
    async run(admin, given) {
      if (asked(given, 'JOB') !== 'daily') throw new StartError(`There is no job ${asked(given, 'JOB')}: daily`)
      const turn = { name: 'daily', holder: newPk() }
      const done = await asTurn(admin, turn, () => runDailyAmong(admin))
      if (done === undefined) throw new StartError('A server is at the daily work: wait for it')
      await actAt(admin, async ({ facts }) => void facts.push({ action: 'JOB.RUN', target: 'job:daily' }))
      return { lines: ['The daily work is done.'], data: {} }
    },
  },

  'holiday put': {
    does: 'puts a file of holidays in force, whole years, on every server',
    about: 'FILE',
    async run(admin, given) {
      const path = asked(given, 'FILE')
      const rows = parseHolidays(path, await readFile(path, 'utf8'))
      const { years, count } = await actAt(admin, (act) => putHolidays(act, rows))
      return { lines: [`${count} days of ${years.join(', ')} are in force.`], data: { years, count } }
    },
  },

  'authority make': {
    does: 'an authority of the platform’s own for UKEYs; servers that run know it after their next start',
    needs: ['name', 'organization'],
    async run(admin, given) {
      const { name: commonName, organization } = typedAs(authority, given)
      const folder = join(admin.config.dataFolder, OWN_AUTHORITY)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const subject = { commonName, organization }
      const made = await createCa(folder, subject)
      if (made === undefined)
        throw new StartError(`There is an authority in ${folder}: its UKEYs would not count any more`)
      await actAt(
        admin,
        async ({ facts }) => void facts.push({ action: 'AUTHORITY.MAKE', target: 'authority', after: subject }),
      )
      return { lines: [made.certificatePem], data: { certificate: made.certificatePem } }
    },
  },
}
