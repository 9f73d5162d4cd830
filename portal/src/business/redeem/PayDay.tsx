import { type Day, isDay } from '@jinpiao/values/days'
import { nextWorkingDay } from '@jinpiao/values/workingDays'
import { useTranslation } from 'react-i18next'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { useHolidays } from '#portal/parts/useHolidays.ts'

/**
 * The next working day, on which a bank pays that is told `day`, a day off; undefined of a working day, and of what is no day.
 */
export function useMovedPayDay(day: string): Day | undefined {
  const holidays = useHolidays()
  if (!isDay(day)) return undefined
  const bankDay = nextWorkingDay(day, holidays)
  return bankDay === day ? undefined : bankDay
}

/** The day that a bank is told, and when it pays, where that is another day. */
export function PayDay({ day }: { day: Day }) {
  const { t } = useTranslation('redeem')
  const moved = useMovedPayDay(day)
  return (
    <>
      <DayText day={day} />
      {moved !== undefined && <ProseText>{t('payDayMoved', { day: moved })}</ProseText>}
    </>
  )
}
