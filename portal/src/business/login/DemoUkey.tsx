import { enrolDemoUkey } from '@jinpiao/contract/session'
import { Button } from '@jinpiao/ui-kit/Button'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { DemoKeyring } from '@jinpiao/ukey/demoKeyring'
import { plainMobile } from '@jinpiao/values/digits'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useSending } from '#portal/parts/useSending.ts'
import type { AccountProps } from './account.ts'
import * as css from './Login.css.ts'

/** Makes a UKEY of this browser's cryptography, certified by the server's demonstration CA. */
export default function DemoUkey({ account, onAccountChange, onCreated }: AccountProps & { onCreated: () => void }) {
  const { t } = useTranslation('login')
  const errorText = useErrorText()
  const creating = useSending(create, (error) => notify(errorText(error), 'danger'))

  async function create() {
    const corpName = account.corpName.trim()
    const mobile = plainMobile(account.mobile)
    await new DemoKeyring().enrol({
      subject: { commonName: mobile, organization: corpName },
      owner: mobile,
      enrol: async (csr) => (await call(enrolDemoUkey, { body: { corpName, mobile, csr } })).certificate,
    })
    notify(t('ukeyDemoCreated'))
    onCreated()
  }

  return (
    <fieldset className={css.demo}>
      <legend>{t('demoTitle')}</legend>
      <p>{t('ukeyDemo')}</p>
      <TextField
        label={t('corpName')}
        autoComplete="organization"
        value={account.corpName}
        onChange={(corpName) => onAccountChange({ ...account, corpName })}
      />
      <PhoneField
        label={t('mobile')}
        value={account.mobile}
        onChange={(mobile) => onAccountChange({ ...account, mobile })}
      />
      <Button busy={creating.isPending} onPress={() => void creating.mutate()}>
        {t('ukeyDemoCreate')}
      </Button>
    </fieldset>
  )
}
