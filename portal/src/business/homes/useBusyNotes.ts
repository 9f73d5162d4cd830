import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import type { FiguresData } from './useFigures.ts'

type Waiting = Pick<FiguresData['due'], 'busy'>

/**
 * What stands under a key figure of which an application has a part: its card counts the rest, e.g. 24 due, of which 10
 * stand in a batch, beside a card of 14.
 */
export function useBusyNotes() {
  const { t } = useTranslation('home')
  const noteIn =
    (words: 'busyRegistered' | 'busyWithdrawn' | 'busyNotToAccept') =>
    ({ busy: { count, amount } }: Waiting): string | undefined =>
      count === 0 ? undefined : t(words, { count, amount: formatMoney(amount) })
  return {
    registered: noteIn('busyRegistered'),
    withdrawn: noteIn('busyWithdrawn'),
    notToAccept: noteIn('busyNotToAccept'),
  }
}
