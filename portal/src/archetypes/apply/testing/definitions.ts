import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { FieldValues } from 'react-hook-form'
import type { ApplyDefinition } from '#portal/archetypes/apply/defineApply.ts'

type Definition = ApplyDefinition<ApplicationEndpoints, FieldValues, never>

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../business/*/*{Apply,Application,Changing}.{ts,tsx}', '!**/*.test.*'],
  { eager: true },
)

/** Every application page that there is, found by the names of its files. */
export const definitions: readonly Definition[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((each): each is Definition => typeof each === 'object' && each !== null && 'with' in each && 'Editor' in each)
