import { inBrowser, playwright, project, type Suite, vitestOf } from './suite.ts'

/** A test that the hour, load or a neighbour has upset once: its file and a part of its name that no other there has. */
export interface FlakyTest {
  file: string
  test: string
}

/** The twenty that history names most (notes of earlier stops, `docs/repetitions.md`), by what runs them. */
export const flakyTests = {
  journeys: [
    { file: 'journeys/session.spec.ts', test: 'accessibility §5.18: a session lost in mid-form' },
    { file: 'journeys/session.spec.ts', test: 'another person at the same machine finds nothing of it' },
    { file: 'journeys/lists.spec.ts', test: 'product §4.0.3: limits are sorted, kept as a view' },
    { file: 'journeys/exchange.spec.ts', test: 'two tickets become a bill: reviewed' },
    { file: 'journeys/product.spec.ts', test: 'a bank has agreed: its contract is signed' },
    { file: 'journeys/selfLoan.spec.ts', test: 'a loan: its plan, a part repaid early' },
    { file: 'journeys/redeem.spec.ts', test: 'J5: of five due tickets two are paid' },
    { file: 'journeys/register.spec.ts', test: 'J8: an invited supplier registers' },
    { file: 'journeys/house.spec.ts', test: 'J8: roles are changed while the other is at work' },
  ],
  browser: [
    { file: 'ui-kit/src/CsvButton/CsvButton.test.tsx', test: '2.4.3: whoever stands on 取消导出' },
    { file: 'ui-kit/src/CsvButton/CsvButton.test.tsx', test: '4.1.3: a long export says how far it is' },
    { file: 'ui-kit/src/Skeleton/Skeleton.test.tsx', test: 'whoever was told to wait is told when it is there' },
    { file: 'ui-kit/src/DateRangePicker/DateRangePicker.test.tsx', test: 'P3: nothing turns red while somebody types' },
    { file: 'ui-kit/src/Field/forms.test.tsx', test: 'form: without a name it sends nothing' },
    { file: 'ui-kit/src/ComboBox/ComboBox.a11y.ts', test: '离开时文字不是任何一项，文字留着' },
    { file: 'ui-kit/src/ErrorSummary/ErrorSummary.a11y.ts', test: '第二个链接把焦点带到融资金额' },
  ],
  server: [
    { file: 'server/src/jobs/outbox.test.ts', test: 'comes back when the server that had claimed it is gone' },
    { file: 'server/src/db/database.test.ts', test: 'a lock that is held for long takes no reader down' },
    { file: 'server/src/files/uploads.test.ts', test: 'twenty uploads of 20 MB at once need no memory' },
  ],
  screenReader: [
    { file: 'screen-reader/issue.spec.ts', test: 'the operator hears the form, what is checked and what is signed' },
  ],
} satisfies Record<string, readonly FlakyTest[]>

/** How often each is run: `TIMES=10 pnpm flaky` for a first look. */
const times = Number(process.env['TIMES'] ?? 100)

/** The expectations of a contract are tests of the file beside it. */
const filesOf = (tests: readonly FlakyTest[]) => [
  ...new Set(tests.map(({ file }) => file.replace(/\.a11y\.ts$/, '.test.tsx'))),
]
const anyOf = (tests: readonly FlakyTest[]) =>
  tests.map(({ test }) => test.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')

const inVitest = (tests: readonly FlakyTest[]) => [...filesOf(tests), '-t', anyOf(tests), `--repeats=${times - 1}`]
const inPlaywright = (tests: readonly FlakyTest[]) => [
  ...filesOf(tests),
  '-g',
  anyOf(tests),
  '--repeat-each',
  String(times),
  '--workers',
  '2',
]

/** Of one fault nothing is tried again: each run has to pass. Asked for by name: `pnpm flaky` names all. */
export const flakySuites: readonly Suite[] = [
  {
    name: 'flaky-browser',
    title: `Flaky tests of components, ${times} times`,
    looksAt: `tests of components that have failed by accident, each ${times} times`,
    limitMinutes: 120,
    need: 'browser',
    isPart: true,
    ...vitestOf(...inBrowser, ...inVitest(flakyTests.browser)),
  },
  {
    name: 'flaky-server',
    title: `Flaky tests of the server, ${times} times`,
    looksAt: `tests of the server that have failed by accident, each ${times} times on both databases`,
    limitMinutes: 240,
    isPart: true,
    ...vitestOf('--project', 'server-sqlite', '--project', 'server-postgres', ...inVitest(flakyTests.server)),
  },
  {
    name: 'flaky-journeys',
    title: `Flaky journeys, ${times} times`,
    looksAt: `journeys that have failed by accident, each ${times} times`,
    limitMinutes: 600,
    need: ['browser', 'token'],
    needs: ['portal'],
    ...playwright('flaky-journeys', [...project('journeys'), ...inPlaywright(flakyTests.journeys)], { retries: 0 }),
  },
  {
    name: 'flaky-orca',
    title: `Flaky tests of the screen reader, ${times} times`,
    looksAt: `tests of the screen reader that have failed by accident, each ${times} times`,
    limitMinutes: 240,
    need: 'screen-reader',
    needs: ['portal'],
    ...playwright('flaky-orca', [...project('screen-reader'), ...inPlaywright(flakyTests.screenReader)], {
      retries: 0,
    }),
  },
]
