import { Button } from '@jinpiao/ui-kit/Button'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '#portal/locales/zh-CN/texts.ts'
import * as css from './apply.css.ts'

type AgreementTexts = Texts['apply']['agreement']
/** Texts that are agreed to before something is signed; their words stand in the area `apply`. */
export type Agreement = {
  [Name in keyof AgreementTexts]: AgreementTexts[Name] extends { text: string } ? Name : never
}[keyof AgreementTexts]

interface AgreementTicksProps {
  agreements: readonly Agreement[]
  ticked: readonly Agreement[]
  onChange: (ticked: Agreement[]) => void
  /** After a submit: what is still missing. */
  errorOf: (agreement: Agreement) => string | undefined
}

/** The agreements: each is opened beside its tick, and a tick before that says so. */
export function AgreementTicks({ agreements, ticked, onChange, errorOf }: AgreementTicksProps) {
  const { t } = useTranslation('apply')
  const [opened, setOpened] = useState<readonly Agreement[]>([])
  const [shown, setShown] = useState<Agreement>()
  const [isOpen, setOpen] = useState(false)

  function tick(agreement: Agreement, isSelected: boolean) {
    if (isSelected && !opened.includes(agreement)) {
      return announce(t('agreement.openFirst', { name: t(`agreement.${agreement}.name`) }), { assertive: true })
    }
    onChange(isSelected ? [...ticked, agreement] : ticked.filter((each) => each !== agreement))
  }

  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('agreement.title')}</legend>
      {agreements.map((agreement) => (
        <div key={agreement} className={css.agreement}>
          <Button
            size="small"
            aria-haspopup="dialog"
            onPress={() => {
              setShown(agreement)
              setOpened((now) => [...now, agreement])
              setOpen(true)
            }}
          >
            {t('agreement.read', { name: t(`agreement.${agreement}.name`) })}
          </Button>
          <Checkbox
            id={`agreement-${agreement}`}
            isSelected={ticked.includes(agreement)}
            onChange={(isSelected) => tick(agreement, isSelected)}
            description={
              opened.includes(agreement)
                ? undefined
                : t('agreement.openFirst', { name: t(`agreement.${agreement}.name`) })
            }
            error={errorOf(agreement)}
          >
            {t('agreement.agree', { name: t(`agreement.${agreement}.name`) })}
          </Checkbox>
        </div>
      ))}
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={shown === undefined ? '' : t(`agreement.${shown}.name`)}
        initialFocus="heading"
        size="wide"
        actions={<Button onPress={() => setOpen(false)}>{t('agreement.close')}</Button>}
      >
        <div className={css.agreementText}>
          {shown !== undefined &&
            t(`agreement.${shown}.text`)
              .split('\n')
              .map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        </div>
      </Dialog>
    </fieldset>
  )
}
