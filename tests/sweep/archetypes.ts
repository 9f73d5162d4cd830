import type { PortalRoute, RouteArchetype } from '@jinpiao/portal/routes/route'
import { empty, failed, loading, longText, noMatch, refused, selected } from './states/common.ts'
import type { State } from './states.ts'

/** States that every page of an archetype has. They are not written per page: a new route gets them by its archetype. */
const statesOfArchetype: Record<RouteArchetype, readonly State[]> = {
  home: [loading, empty, noMatch, failed, longText],
  list: [loading, empty, failed, longText],
  // Its address needs a key: its states are reached from its list.
  detail: [],
  desk: [loading, empty, noMatch, selected, failed, longText],
  // An empty form may have nothing to fetch: loading and failed are with the pages that have them.
  apply: [refused, longText],
  form: [refused],
  articles: [loading, failed, longText],
  notice: [],
}

export const commonStates = ({ archetype }: Pick<PortalRoute, 'archetype'>): readonly State[] =>
  statesOfArchetype[archetype]
