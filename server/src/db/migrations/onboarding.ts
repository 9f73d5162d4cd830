import { onboarding as tables } from './050_onboarding.ts'
import { signIns } from './051_sign_ins.ts'
import { registerCorp } from './052_register_corp.ts'
import type { Migrations } from './ddl.ts'

/** Migrations of the package onboarding: numbers 050..059. */
export const onboarding: Migrations = {
  '050_onboarding': tables,
  '051_sign_ins': signIns,
  '052_register_corp': registerCorp,
}
