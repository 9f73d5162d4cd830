import { onboarding as tables } from './040_onboarding.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package onboarding: numbers 040..049. */
export const onboarding: Migrations = { '040_onboarding': tables }
