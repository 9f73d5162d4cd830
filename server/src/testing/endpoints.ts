import { readdirSync } from 'node:fs'
import type { Endpoint } from '@jinpiao/contract/endpoint'

const contract = new URL('../../../contract/src/', import.meta.url)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every endpoint that the contract exports, whichever file it stands in: a new file needs no list to be kept. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(contract).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  const modules: object[] = await Promise.all(
    files.map((name) => import(/* @vite-ignore */ new URL(name, contract).href)),
  )
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
}

/** How an endpoint is named in test reports. */
export const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`
