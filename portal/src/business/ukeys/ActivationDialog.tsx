import { maxLength } from '@jinpiao/contract/terms'
import { activateUkey, type UkeyOrder } from '@jinpiao/contract/ukeyOrders'
import { Button } from '@jinpiao/ui-kit/Button'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { PlainForm, usePlainForm } from '#portal/parts/PlainForm.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { settled } from '#portal/parts/settled.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { refreshSession } from '#portal/session/session.ts'
import { asUkeyError, loadUkeyDriver } from '#portal/session/ukeyDriver.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { useFailureText } from '#portal/signing/useFailureText.ts'

interface ActivationDialogProps {
  order: UkeyOrder
  isOpen: boolean
  onClose: () => void
}

interface Values {
  activationCode: string
}

/**
 * 激活: the token makes a key and a request for it, the server certifies it for the code that came by text message, the
 * token takes the certificate. Refusals stand in the form; a wrong code says how many tries are left.
 */
export function ActivationDialog({ order, isOpen, onClose }: ActivationDialogProps) {
  const { t } = useTranslation('ukeyOrders')
  const { ukeyDriver } = usePlatform()
  const { user3 } = useSecurity()
  const failureText = useFailureText()
  const form = usePlainForm<Values>({ activationCode: '' })
  const activating = useMutation({
    mutationFn: async ({ activationCode }: Values) => {
      const driver = await loadUkeyDriver(ukeyDriver)
      const csr = await driver.csr(order.subject).catch(asUkeyError)
      const params = { pkApply: order.pkApply }
      const { certificate, ukeySuffix } = await call(activateUkey, { params, body: { csr, activationCode } })
      await driver.install(certificate, user3?.userId ?? '').catch(asUkeyError)
      return ukeySuffix
    },
    onSuccess: async (suffix) => {
      notify(t('activated', { suffix }))
      close()
      await refreshSession()
    },
    // Also of a refusal: a code that was wrong too often ends the order.
    onSettled: () => refresh('ukeys', 'applications', 'messages'),
  })
  function close() {
    activating.reset()
    form.reset()
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} isDirty={form.formState.isDirty} title={t('activateTitle')}>
      <p>
        <ProseText>{t('activateText', { applyNo: order.applyNo })}</ProseText>
      </p>
      <PlainForm
        form={form}
        headingLevel={3}
        error={activating.error}
        errorText={failureText}
        onSend={(values) => settled(activating.mutateAsync(values))}
        onRefused={activating.reset}
      >
        <CodeField order={order} />
        <Button type="submit" tone="primary" busy={activating.isPending}>
          {t('activate')}
        </Button>
      </PlainForm>
    </Dialog>
  )
}

function CodeField({ order: { demoCode, triesLeft } }: { order: UkeyOrder }) {
  const { t } = useTranslation('ukeyOrders')
  const { name } = useTerms()
  const field = useField('activationCode', {
    validate: (code: string) => code.trim() !== '' || t('codeMissing', { name: name('activationCode') }),
  })
  return (
    <>
      {demoCode !== undefined && (
        <InlineMessage tone="info">{t('demoCode', { name: name('activationCode'), code: demoCode })}</InlineMessage>
      )}
      <TextField
        {...field}
        label={name('activationCode')}
        description={t('codeHint', { count: triesLeft })}
        maxLength={maxLength('activationCode')}
        autoComplete="one-time-code"
        isRequired
      />
    </>
  )
}
