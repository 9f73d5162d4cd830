import { readdirSync } from 'node:fs'
import type { Endpoint } from '@jinpiao/contract/endpoint'

const contract = new URL('../../../contract/src/', import.meta.url)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value

/** Every endpoint that the contract exports, whichever file it stands in: a new file needs no list to be kept. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(contract).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  const modules: object[] = await Promise.all(
    files.map((name) => import(/* @vite-ignore */ new URL(name, contract).href)),
  )
  // A table of applications names again what stands by itself.
  return [...new Set(modules.flatMap((module) => Object.values(module)).flatMap(endpointsIn))]
}

/** An endpoint with its export; the endpoints of an application lie together in one object. */
function endpointsIn(value: unknown): Endpoint[] {
  if (typeof value !== 'object' || value === null || '_zod' in value) return []
  const own = isEndpoint(value) ? [value] : []
  const inside = isEndpoint(value) ? ('export' in value ? [value.export] : []) : Object.values(value)
  return [...own, ...inside.flatMap(endpointsIn)]
}

/** How an endpoint is named in test reports. */
export const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`
