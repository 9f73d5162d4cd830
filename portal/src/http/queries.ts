import type { Endpoint } from '@jinpiao/contract/endpoint'
import type { BusinessErrorCode } from '@jinpiao/contract/errors'
import { type BusinessType, flows, type Noun } from '@jinpiao/contract/flow'
import { dismissFailures } from '@jinpiao/ui-kit/lib/notify'
import {
  hashKey,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { i18n } from '#portal/i18n.ts'
import { type CallInput, call } from './client.ts'
import { BusinessError, isOfflineFailure, NetworkError } from './errors.ts'

const hashInLanguage = (key: QueryKey) => hashKey([i18n.language, key])

let tellRefused = () => {}

/** Hears that the server refused what the page offered: the role is not what the page thinks. @returns how to stop. */
export function onRefused(listener: () => void): () => void {
  tellRefused = listener
  return () => {
    tellRefused = () => {}
  }
}

const NOT_ALLOWED = '01000202' satisfies BusinessErrorCode

function noteRefusal(error: unknown): void {
  if (error instanceof BusinessError && error.code === NOT_ALLOWED) tellRefused()
}

const createClient = () =>
  new QueryClient({
    // What has failed before is no news once somebody acts again.
    mutationCache: new MutationCache({ onMutate: () => dismissFailures(), onError: noteRefusal }),
    queryCache: new QueryCache({ onError: noteRefusal }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // The server answers in the reader's language: what it said in one is no answer in the other.
        queryKeyHashFn: hashInLanguage,
        // A refusal is final; only a broken line is worth a second try, and none while there is no line at all.
        retry: (failures, error) => error instanceof NetworkError && !isOfflineFailure(error) && failures < 1,
        // The usual mode waits for the network without a word. This one fails at once, which the page can say.
        networkMode: 'always',
        // This mode would turn it off.
        refetchOnReconnect: true,
        // What is on the page stays there until there is a chance of something newer.
        refetchOnWindowFocus: () => onlineManager.isOnline(),
      },
      // The usual mode would send an act by itself once the network is back; a person may have signed elsewhere by then.
      mutations: { networkMode: 'always' },
    },
  })

let owner = ''
let current = createClient()

/**
 * Answers of the server, kept once per person and role: what one has fetched is nothing to the next, so the cache ends
 * with either.
 *
 * @param wanted names person and role.
 */
export function queryClientOf(wanted: string): QueryClient {
  if (wanted !== owner) {
    owner = wanted
    current = createClient()
  }
  return current
}

type QueryInput<E extends Endpoint> = Omit<CallInput<E>, 'signal' | 'file' | 'onProgress' | 'stating'>

/**
 * A query of an endpoint. It belongs to a noun of the flow table: acts name the nouns they change, so no page has to
 * know which lists of other pages show the same thing.
 */
export const queryOf = <E extends Endpoint>(
  noun: Noun | 'dictionaries' | 'helps' | 'views',
  endpoint: E,
  input: QueryInput<E>,
) =>
  queryOptions({
    queryKey: [noun, endpoint.path, input.params ?? null, input.query ?? null] as const,
    queryFn: ({ signal }) => call(endpoint, { ...input, signal } as CallInput<E>),
  })

export const refresh = (...nouns: readonly Noun[]): Promise<void[]> =>
  Promise.all(nouns.map((noun) => current.invalidateQueries({ queryKey: [noun] })))

/** After an act of a flow: everything that its row says it touches. */
export const refreshAfter = (businessType: BusinessType): Promise<void[]> => refresh(...flows[businessType].touches)
