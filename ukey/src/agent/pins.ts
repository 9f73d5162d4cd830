import { readKeyList } from '../keyList.ts'
import { type EcPublicJwk, isSameKey, isSameList } from '../thumbprint.ts'
import type { Pinned } from './config.ts'

/** How long a key that the server has given up still proves a text: of several servers one starts anew after the other. */
export const RETIRED_FOR = 86_400_000

/** A site is asked for its keys no more often: what a page forges again and again costs it nothing. */
const ASKED_EVERY = 60_000

export interface PinsOptions {
  trusted: Readonly<Record<string, Pinned>>
  /** Asks that site for its list of keys, signed. */
  fetchProof: (origin: string) => Promise<string>
  /**
   * Keeps what was learned until the next start; called for one site after the other.
   * @param before what the settings have said when they were read or written last.
   * @returns whether it counts: where they say something else by now, somebody has decided otherwise.
   */
  save: (origin: string, pinned: Pinned, before: Pinned) => Promise<boolean>
  now?: () => number
}

export interface Pins {
  /** By which the site may vouch now; undefined: it is not trusted. */
  keysOf: (origin: string) => readonly EcPublicJwk[] | undefined
  /** Learns the keys that follow. Whatever is in its way, the pinned ones stay. */
  refresh: (origin: string) => Promise<void>
}

/**
 * The keys of the sites that the person trusts. They change by the word of a pinned key alone: whoever answers in the
 * site's place, and has none of them, changes nothing.
 */
export function createPins({ trusted, fetchProof, save, now = Date.now }: PinsOptions): Pins {
  const pinned = new Map(Object.entries(trusted))
  const asked = new Map<string, { at: number; answer: Promise<void> }>()
  /** As the settings have it; what could not be written there is known here alone. */
  const written = new Map(pinned)
  /** All sites stand in one file: what two learn at once must not undo each other. */
  let saving: Promise<unknown> = Promise.resolve()

  /** @returns false: the person has decided otherwise. */
  async function keep(origin: string, after: Pinned): Promise<boolean> {
    try {
      const saved = saving.then(() => save(origin, after, written.get(origin) ?? after))
      saving = saved.catch(() => undefined)
      if (!(await saved)) return false
      written.set(origin, after)
    } catch (error) {
      tell(`the keys of ${origin} were not kept`, error)
    }
    return true
  }

  async function learn(origin: string): Promise<void> {
    try {
      const before = pinned.get(origin)
      if (before === undefined) return
      const proof = await fetchProof(origin)
      const keys = readKeyList(proof, before.keys, { origin, now: now() })
      if (keys === undefined || isSameList(keys, before.keys)) return
      const after = { keys, retired: retiredBy(keys, before, now()) }
      if (await keep(origin, after)) pinned.set(origin, after)
      else console.error(`the settings say other keys of ${origin} by now: start the program anew`)
    } catch (error) {
      tell(`the keys of ${origin} were not refreshed`, error)
    }
  }

  return {
    keysOf(origin) {
      const site = pinned.get(origin)
      if (site === undefined) return undefined
      const retired = (site.retired ?? []).filter(({ until }) => until > now())
      return [...site.keys, ...retired.map(({ key }) => key)]
    },
    refresh(origin) {
      const last = asked.get(origin)
      // A clock that was set back must not keep the site from being asked until it has caught up.
      if (last !== undefined && Math.abs(now() - last.at) < ASKED_EVERY) return last.answer
      const answer = learn(origin)
      asked.set(origin, { at: now(), answer })
      return answer
    },
  }
}

const tell = (what: string, error: unknown) => console.error(`${what}: ${(error as Error).message}`)

/** They prove texts for a while, and no list any more. */
function retiredBy(keys: readonly EcPublicJwk[], before: Pinned, now: number): Required<Pinned>['retired'] {
  const retired = [...(before.retired ?? []), ...before.keys.map((key) => ({ key, until: now + RETIRED_FOR }))]
  return retired.filter(({ key, until }) => until > now && !keys.some((kept) => isSameKey(kept, key)))
}
