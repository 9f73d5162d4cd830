import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { FieldValues } from 'react-hook-form'
import { ApplyPage } from '#portal/archetypes/apply/ApplyPage.tsx'
import type { ApplyDefinition } from '#portal/archetypes/apply/defineApply.ts'
import { NextTask } from './homes/NextTask.tsx'

interface ApplicationPageProps<A extends ApplicationEndpoints, Values extends FieldValues, Facts> {
  of: ApplyDefinition<A, Values, Facts>
  /** The page that it stands within, where the page has several forms. */
  within?: { label: string; href: string }
}

/** The whole page of an application; its result leads to the next task. */
export function ApplicationPage<A extends ApplicationEndpoints, Values extends FieldValues, Facts>({
  of: definition,
  within,
}: ApplicationPageProps<A, Values, Facts>) {
  return <ApplyPage of={definition} next={<NextTask />} {...(within && { within })} />
}
