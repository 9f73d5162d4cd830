import type { DataOf } from '@jinpiao/contract/endpoint'
import { getHomeFigures } from '@jinpiao/contract/todos'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#portal/http/queries.ts'

export type FiguresData = DataOf<typeof getHomeFigures>

/** One answer serves all parts of a home. They are figures about tickets, so acts on tickets refresh them. */
export const useFigures = () => useQuery(queryOf('credits', getHomeFigures, {}))
