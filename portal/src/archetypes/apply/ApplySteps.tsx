import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { flowOf } from '@jinpiao/contract/flow'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Stepper } from '@jinpiao/ui-kit/Stepper'
import { useTranslation } from 'react-i18next'
import * as css from './apply.css.ts'

const steps = ['form', 'check', 'sign', 'done'] as const

/** 填写 → 核对 → 签名 → 完成: where one is on the way to a submitted application; 签名 only where something is signed. */
export function ApplySteps({
  of,
  current,
}: {
  of: Pick<ApplicationEndpoints, 'type'>
  current: (typeof steps)[number]
}) {
  const { t } = useTranslation('apply')
  const shown = steps.filter((id) => id !== 'sign' || !flowOf(of.type).unsigned)
  return (
    <div className={`${surface} ${css.progress}`}>
      <Stepper label={t('progress')} steps={shown.map((id) => ({ id, title: t(`step.${id}`) }))} current={current} />
    </div>
  )
}
