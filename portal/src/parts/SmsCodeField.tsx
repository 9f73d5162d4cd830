import { Button } from '@jinpiao/ui-kit/Button'
import { OtpField } from '@jinpiao/ui-kit/OtpField'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SmsScene } from '#portal/session/entryCalls.ts'
import * as css from './SmsCodeField.css.ts'
import { type CodeSender, useSmsCode } from './useSmsCode.ts'

interface SmsCodeFieldProps {
  id: string
  /** What the code is for, or what sends it. */
  scene: SmsScene | CodeSender
  /** Where there is more than one code. */
  label?: string
  value: string
  onChange: (value: string) => void
  error: ReactNode
  /** The number to send to; `undefined` when it cannot be used, after its field has been told why. */
  mobile: () => string | undefined
}

/** One input for six digits, and the button that has them sent. The time that runs is for the eye only. */
export function SmsCodeField({ id, scene, label, value, onChange, error, mobile }: SmsCodeFieldProps) {
  const { t } = useTranslation('login')
  const code = useSmsCode(scene)
  const note = code.failure ?? code.sent

  function ask() {
    const number = mobile()
    if (number !== undefined) void code.ask(number)
  }

  return (
    <div className={css.box}>
      <div className={css.row}>
        <OtpField
          id={id}
          label={label ?? t('code')}
          description={t('codeHint')}
          value={value}
          onChange={onChange}
          error={error}
          isRequired
        />
        <Button
          busy={code.busy}
          onPress={ask}
          disabledReason={code.seconds > 0 ? t('codeWaitReason', { seconds: code.seconds }) : undefined}
        >
          {t(code.wasAsked ? 'getCodeAgain' : 'getCode')}
        </Button>
      </div>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {code.demoCode !== undefined && <p className={css.note}>{t('demoCode', { code: code.demoCode })}</p>}
    </div>
  )
}
