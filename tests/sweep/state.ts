import type { Page } from '@playwright/test'
import type { Finding } from './finding.ts'

/** A page after something has been done on it: filled, refused, a dialog open, a menu open. */
export interface State {
  name: string
  /** What has to be so before the page is opened: what the server answers. */
  prepare?(page: Page): Promise<unknown>
  /** Brings the page there, which has been loaded afresh. */
  reach(page: Page): Promise<void>
  /** Somebody of the seed, by key, when the first who sees the page cannot get there. */
  as?: string
  /** What belongs to the state and is no finding: a page that loads for ever is busy. */
  expected?: readonly Pick<Finding, 'probe' | 'rule'>[]
}
