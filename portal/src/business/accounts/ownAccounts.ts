import { listAccounts } from '@jinpiao/contract/accountChange'
import { queryOf } from '#portal/http/queries.ts'

/** All accounts of the enterprise: it has few. */
export const ownAccounts = queryOf('accounts', listAccounts, { query: { pageSize: 200 } })
