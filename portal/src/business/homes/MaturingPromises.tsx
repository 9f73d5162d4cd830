import type { Promised } from '@jinpiao/contract/todos'
import { bookHref } from '@jinpiao/contract/waysToPay'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { RailList } from './RailList.tsx'
import { useFigures } from './useFigures.ts'

/**
 * 即将兑付: what an issuer pays next, whoever holds it: all that is overdue, all that is due, and the next days. Each line
 * leads to the view of 兑付台账 that adds up to it.
 */
export function MaturingPromises() {
  const { t } = useTranslation('home')
  const mayOpen = useMayOpen()
  const all = bookHref('NOT_DUE')
  return (
    <RailList
      title={t('promises')}
      query={useFigures()}
      empty={t('promisesEmpty')}
      allOf={() => (mayOpen(all) ? { href: all, words: t('promisesAll') } : undefined)}
      entriesOf={({ promises }) =>
        promises.map((promise) => {
          const { is, day, amount, count } = promise
          const href = hrefOf(promise)
          return {
            id: `${is} ${day}`,
            name: <ProseText>{t(`promised.${is}`, { day })}</ProseText>,
            href: mayOpen(href) ? href : undefined,
            state: t('promisedCount', { count }),
            party: is === 'NOT_DUE' ? null : <ProseText>{t('promisedFirst', { day })}</ProseText>,
            amount: <Money value={amount} unit />,
          }
        })
      }
    />
  )
}

const hrefOf = ({ is, day }: Promised): string => (is === 'NOT_DUE' ? bookHref(is, day) : bookHref(is))
