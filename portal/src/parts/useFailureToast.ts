import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useCallback } from 'react'
import { isSessionOver } from '#portal/http/errors.ts'
import { useErrorText } from './useErrorText.ts'

/** Says why an act failed, in a toast. Of a session that is over the page tells that comes. */
export function useFailureToast(): (error: unknown) => void {
  const errorText = useErrorText()
  return useCallback(
    (error) => {
      if (!isSessionOver(error)) notify(errorText(error), 'danger')
    },
    [errorText],
  )
}
