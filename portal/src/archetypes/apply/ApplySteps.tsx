import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Stepper } from '@jinpiao/ui-kit/Stepper'
import { useTranslation } from 'react-i18next'
import * as css from './apply.css.ts'

const steps = ['form', 'check', 'sign', 'done'] as const

/** 填写 → 核对 → 签名 → 完成: where one is on the way to a submitted application. */
export function ApplySteps({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation('apply')
  return (
    <div className={`${surface} ${css.progress}`}>
      <Stepper label={t('progress')} steps={steps.map((id) => ({ id, title: t(`step.${id}`) }))} current={current} />
    </div>
  )
}
