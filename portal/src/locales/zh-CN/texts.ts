import type { common } from './common.ts'
import type { errors } from './errors.ts'
import type { login } from './login.ts'
import type { my } from './my.ts'
import type { register } from './register.ts'
import type { routes } from './routes.ts'
import type { shell } from './shell.ts'

/** Every area, for the compiler only: keys are checked, and no text is loaded by this file. */
export interface Texts {
  common: typeof common
  errors: typeof errors
  login: typeof login
  my: typeof my
  register: typeof register
  routes: typeof routes
  shell: typeof shell
}
