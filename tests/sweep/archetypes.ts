import type { RoutePath } from '@jinpiao/portal/routes/routes'
import { empty, failed, loading, longText, noMatch, refused, selected } from './states/common.ts'
import type { State } from './states.ts'

/** States that every page of an archetype has. They are not written per page: a new route gets them by its archetype. */
const statesOfArchetype = {
  /** Tasks, figures, and a list of tickets with its filters. */
  home: [loading, empty, noMatch, failed, longText],
  list: [loading, empty, failed, longText],
  /** Applications that wait for somebody's decision. */
  desk: [loading, empty, noMatch, selected, failed, longText],
  /** A form over several steps, with what was submitted before. */
  apply: [refused, longText],
  form: [refused],
  articles: [loading, failed, longText],
  /** Words and a way out. */
  notice: [],
} satisfies Record<string, readonly State[]>

type Archetype = keyof typeof statesOfArchetype

/** What each page is made of. A route without a line does not compile. */
const archetypes: Record<RoutePath, Archetype> = {
  '/login': 'form',
  '/register/reset-password': 'form',
  '/help/index': 'articles',
  '/error-page/403': 'notice',
  '/error-page/authorized': 'notice',
  '/error-page/contact-manager-open-product': 'notice',
  '/credit/core/index/operator': 'home',
  '/credit/core/index/director': 'home',
  '/credit/core/index/final': 'home',
  '/credit/core/index/query': 'home',
  '/credit/core/issue/issue': 'apply',
  '/credit/core/issue/director-approve': 'desk',
  '/credit/core/issue/final-approve': 'desk',
  '/credit/chain/index/operator': 'home',
  '/credit/chain/index/director': 'home',
  '/credit/chain/index/query': 'home',
  '/credit/chain/transfer/apply': 'apply',
  '/credit/chain/transfer/split-approve': 'desk',
  '/my/account/receipt': 'list',
  '/my/limit/query': 'list',
  // Of one limit, which its list leads to: its states are its own.
  '/my/limit/detail': 'notice',
  '/my/message/index': 'list',
  '/my/person-info/index': 'form',
}

export const commonStates = (path: RoutePath): readonly State[] => statesOfArchetype[archetypes[path]]
