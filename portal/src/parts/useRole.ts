import { type Post, postOf } from '@jinpiao/contract/roles'
import { useSecurity } from '#portal/session/useSession.ts'

/** What somebody does here, and for which side: a page that is a form for one post and a desk for another asks. */
export interface Role {
  /** `undefined`: a role that only the server knows. */
  post: Post | undefined
  isCore: boolean
  /** It is a part of another enterprise, and issues on what that has given it. */
  isBranch: boolean
}

export function useRole(): Role {
  const { currentRole3, user3 } = useSecurity()
  return {
    post: currentRole3 && postOf(currentRole3.roleCode),
    isCore: user3?.userType === 'CORE',
    isBranch: user3?.parentName !== undefined,
  }
}
