import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Whom a person without a product or a role asks (product §4.2): open to all of the enterprise, so masked. */
export const listAdministrators = endpoint({
  method: 'GET',
  path: '/corp/v1/administrators',
  summary: '本企业管理员（姓名、手机号已脱敏）',
  permission: 'signedIn',
  data: z.array(
    z.object({
      /** The first character and one asterisk. */
      personName: z.string(),
      /** Head 3, tail 4. */
      mobile: z.string(),
    }),
  ),
})
