import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as css from './apply.css.ts'

/** 已填完 or 未填完, beside the name of what is folded. */
export function FinishedMark({ isFinished }: { isFinished: boolean }) {
  const { t } = useTranslation('apply')
  const Mark = isFinished ? CircleCheck : CircleAlert
  return (
    <span className={css.lineMark} data-tone={isFinished ? 'success' : 'warning'}>
      <Mark {...smallIconProps} />
      {t(isFinished ? 'lineFinished' : 'lineOpen')}
    </span>
  )
}
