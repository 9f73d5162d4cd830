import { testRule } from '../tester.ts'
import { noClock } from './noClock.ts'

testRule('no-clock', noClock, {
  leaves: [
    ['server/src/domain/ticket.ts', 'const day = new Date(instant)'],
    ['values/src/day.ts', 'const time = Date.UTC(2026, 0, 1)'],
    ['server/src/jobs/due.ts', 'const now = Date.now()'],
    ['portal/src/http/serverClock.ts', 'const now = Date.now()'],
    ['portal/src/parts/times.ts', 'const day = new Date(instant)'],
    ['portal/src/parts/times.ts', 'const day = shanghai(instant).slice(0, 10)'],
    ['portal/src/lists/columns.tsx', 'const some = rows.slice(0, 20)'],
    ['portal/src/lists/useList.test.ts', 'const now = Date.now()'],
    ['ui-kit/src/lib/clock.ts', 'let clock = () => Date.now()'],
    ['ui-kit/src/Table/useFastScroll.ts', 'const start = performance.now()'],
    ['ukey/src/nodeSigner.ts', 'const time = new Date()'],
  ],
  reports: [
    ['server/src/domain/ticket.ts', 'const now = Date.now()', /is given the time/],
    ['contract/src/tenor.ts', 'const now = new Date()', /is given the time/],
    ['values/src/day.ts', 'const now = Date()', /is given the time/],
    ['themes/src/resolveTheme.ts', 'const start = performance.now()', /is given the time/],
    ['values/src/day.ts', 'const today = Temporal.Now.plainDateISO()', /is given the time/],
    ['server/src/domain/ticket.ts', 'const due = (now = Date.now) => now()', /is given the time/],
    ['portal/src/session/ukeyDriver.ts', 'const isOver = notAfter <= Date.now()', /server's clock/],
    ['portal/src/business/login/useUkey.ts', 'const until = notAfter.slice(0, 10)', /that of the business/],
    ['portal/src/session/timeout.ts', 'const now = new Date()', /server's clock/],
    ['ui-kit/src/lib/useCountdown.ts', 'function useCountdown(now = Date.now) {}', /server's clock/],
  ],
})
