import { type ReceiveWay, receiveWayNames, receiveWays } from '@jinpiao/contract/states/onboarding'
import { maxLength } from '@jinpiao/contract/terms'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useTranslation } from 'react-i18next'
import { RegionField } from '#portal/business/accounts/RegionField.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

interface DeliveryFieldsProps {
  /** Path of the part of the form that has them; '' for the form itself. */
  name?: string
}

/** How the key reaches its bearer; collected it needs no address. */
export function DeliveryFields({ name = '' }: DeliveryFieldsProps) {
  const { t } = useTranslation('ukeyOrders')
  const terms = useTerms()
  const way = useField<ReceiveWay>(`${name}receiveWay`)
  return (
    <>
      <RadioGroup
        {...way}
        onChange={(each) => way.onChange(each as ReceiveWay)}
        label={terms.name('receiveWay')}
        orientation="horizontal"
        options={receiveWayNames.map((each) => ({ value: each, label: terms.words(receiveWays[each].label) }))}
        isRequired
      />
      {way.value === 'POST' ? <ReceiverFields name={name} /> : <p>{t('pickup')}</p>}
    </>
  )
}

function ReceiverFields({ name }: { name: string }) {
  const { t } = useTranslation('ukeyOrders')
  const terms = useTerms()
  const receiverName = useField(`${name}receiverName`)
  const receiverMobile = useField(`${name}receiverMobile`)
  const address = useField(`${name}address`)
  return (
    <>
      <TextField
        {...receiverName}
        label={terms.name('receiverName')}
        maxLength={maxLength('receiverName')}
        autoComplete="name"
        isRequired
      />
      <PhoneField {...receiverMobile} label={terms.name('receiverMobile')} description={t('mobileHint')} isRequired />
      <RegionField
        name={`${name}regionCode`}
        wordsName={`${name}regionName`}
        label={terms.name('region')}
        description={t('regionHint')}
        isRequired
      />
      <TextField
        {...address}
        label={terms.name('address')}
        maxLength={maxLength('address')}
        autoComplete="street-address"
        isRequired
      />
    </>
  )
}
