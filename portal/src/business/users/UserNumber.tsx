import { type CorpUserRow, getUserNumbers } from '@jinpiao/contract/users'
import { MaskedNumber } from '@jinpiao/ui-kit/MaskedNumber'
import { call } from '#portal/http/client.ts'

interface UserNumberProps {
  user: Pick<CorpUserRow, 'userId' | 'personName' | 'mobile' | 'idCode'>
  of: 'mobile' | 'idCode'
}

/** A number of a user, masked; in full when it is asked for, and the administrator reads who asked. */
export function UserNumber({ user, of }: UserNumberProps) {
  const { userId, personName } = user
  return (
    <MaskedNumber
      value={user[of]}
      kind={of === 'mobile' ? 'phone' : 'id'}
      {...(of === 'mobile' && { head: 3 })}
      context={personName}
      reveal={async () => (await call(getUserNumbers, { params: { userId } }))[of]}
    />
  )
}
