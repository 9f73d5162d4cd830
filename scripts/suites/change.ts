import { buildPortal } from '../build.ts'
import { onPostgres } from './onPostgres.ts'
import { command, node, playwright, project, type Suite, sweep, vitest, vitestInBrowser } from './suite.ts'

/**
 * `pnpm test`: what a change can break. In the order that finds the cheapest fault first; those aside before the long one
 * that leaves them room, and a server's before everything: rules and types are looked at by one processor. What waits for
 * browsers does not end a run: the journeys alone kept one of two processors for six minutes. The last one aside is a
 * server's, which takes both.
 */
export const changeSuites: readonly Suite[] = [
  {
    name: 'sqlite',
    title: 'Server on SQLite',
    looksAt: 'the server on SQLite; random walk, kills and random input in a short form',
    limitMinutes: 30,
    isAside: true,
    ...vitest('server-sqlite'),
  },
  {
    name: 'lint',
    title: 'Rules and format',
    looksAt: 'rules and format of every file, and what nobody uses',
    limitMinutes: 5,
    ...node('scripts/lint.ts'),
  },
  {
    name: 'typecheck',
    title: 'Types',
    looksAt: 'types of every package',
    limitMinutes: 5,
    // Each checker of a package works out anew the types that its files share: four of them, on two processors, took
    // nearly twice the time of one.
    ...command('tsc', '-b', '--checkers', '1'),
  },
  {
    name: 'unit',
    title: 'Unit tests',
    looksAt: 'code that needs neither a database nor a browser',
    limitMinutes: 12,
    ...vitest('unit'),
  },
  {
    name: 'ukey',
    title: 'Hardware keys',
    looksAt: 'the UKEY program of a PC, with keys of SoftHSM and of software',
    limitMinutes: 5,
    need: 'token',
    ...vitest('ukey'),
  },
  {
    name: 'portal',
    title: 'Portal build',
    looksAt: 'the portal can be built',
    limitMinutes: 2,
    start: ({ options }) => buildPortal(options),
  },
  {
    name: 'journeys',
    title: 'Journeys',
    looksAt: 'whole tasks, by keyboard alone',
    limitMinutes: 30,
    isAside: true,
    need: ['browser', 'token'],
    needs: ['portal'],
    // Without the one that begins in the built Storybook: its platform's look is no part of most changes.
    ...playwright('journeys', ['journeys/(?!brand)', ...project('journeys')]),
  },
  {
    name: 'postgres',
    title: 'Server on PostgreSQL',
    looksAt: 'on PostgreSQL what depends on the database; random walk and kills in a short form',
    limitMinutes: 30,
    isAside: true,
    ...vitest('server-postgres', { files: onPostgres }),
  },
  {
    name: 'browser',
    title: 'Components and contracts',
    looksAt: 'how each component behaves, and its accessibility contract',
    limitMinutes: 30,
    need: 'browser',
    ...vitestInBrowser(),
  },
  {
    name: 'ssr',
    title: 'Components on a server',
    looksAt: 'each component rendered on a server',
    limitMinutes: 2,
    ...vitest('ssr'),
  },
  {
    name: 'sweep',
    title: 'Accessibility sweep',
    looksAt: 'each page as everybody who sees it, as it opens',
    limitMinutes: 30,
    need: 'browser',
    needs: ['portal'],
    ...playwright('sweep', sweep),
  },
  {
    name: 'screen-reader',
    title: 'Screen reader',
    looksAt: 'Orca on the two main flows, issue and transfer',
    limitMinutes: 30,
    need: 'screen-reader',
    needs: ['portal'],
    // Five tests: the third worker began a server and a screen reader for one of them, which took 8 s of the processor.
    ...playwright('screen-reader', ['issue.spec', 'transfer.spec', ...project('screen-reader'), '--workers', '2']),
  },
]
