import { Button } from '@jinpiao/ui-kit/Button'
import { iconProps } from '@jinpiao/ui-kit/lib/icon'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import type { TimelineStep } from '@jinpiao/ui-kit/Timeline'
import { isDay } from '@jinpiao/values/days'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ResultPage } from '#portal/archetypes/ResultPage.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

interface SentPageProps {
  title: string
  /** What happens now, one after the other. */
  steps: readonly TimelineStep[]
  /** What one does next. */
  actions: ReactNode
}

/** Only what a number of ours may be is shown: anybody may write an address. */
const isNumber = (text: string): boolean => /^[A-Z]{2}\d{12,16}$/.test(text)

/** The number of the registration that the address names. */
export function useSentNo(): string {
  const no = useSearchParams()[0].get('no') ?? ''
  return isNumber(no) ? no : ''
}

/** What somebody without an account has sent: its number, what comes next, by when. The server is asked nothing. */
export function SentPage({ title, steps, actions }: SentPageProps) {
  const { t } = useTranslation('register')
  const { name } = useTerms()
  const { hotline, hotlineHours } = usePlatform()
  const registerNo = useSentNo()
  const by = useSearchParams()[0].get('by') ?? ''
  return (
    <ResultPage
      title={title}
      tone="success"
      next={{ title: t('next'), steps }}
      actions={
        <>
          {actions}
          <Button icon={<Printer {...iconProps} />} onPress={() => print()}>
            {t('print')}
          </Button>
        </>
      }
    >
      <SummaryList
        rows={[
          ...(registerNo === '' ? [] : [{ label: name('registerNo'), value: registerNo }]),
          ...(isDay(by) ? [{ label: name('reviewBy'), value: <DayText day={by} /> }] : []),
        ]}
      />
      <p>{t('told', { hotline, hours: hotlineHours })}</p>
    </ResultPage>
  )
}
