import { listSignupProducts } from '@jinpiao/contract/signup'
import { signupProducts } from '../../business/signup/products.ts'
import type { Registration } from '../register.ts'

/** Qualification. */
const signups: Registration = ({ on }) => {
  on(listSignupProducts, ({ queryContext }) => signupProducts(queryContext()))
}

/** Routes of the package finance. */
export const finance: readonly Registration[] = [signups]
