import { type Corp, type CorpChange, putCorp } from '@jinpiao/contract/corps'
import { emailPattern } from '@jinpiao/contract/fields'
import { corpScales } from '@jinpiao/contract/states/onboarding'
import { maxLength } from '@jinpiao/contract/terms'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useSpokenNumbers } from '@jinpiao/ui-kit/lib/useSpokenNumbers'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { Select } from '@jinpiao/ui-kit/Select'
import { SpokenText } from '@jinpiao/ui-kit/SpokenText'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { refresh } from '#portal/http/queries.ts'
import { ChangeSheet, type InSheet } from '#portal/parts/ChangeSheet.tsx'
import { usePlainForm } from '#portal/parts/PlainForm.tsx'
import * as page from '#portal/parts/page.css.ts'
import { SheetForm } from '#portal/parts/SheetForm.tsx'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

interface Values {
  contactName: string
  /** Empty: as it is. The server answers with a masked one, which cannot be sent back. */
  contactMobile: string
  contactEmail: string
  bizAddress: string
  scale: string
  industry: string
}

/** 修改 what the enterprise may change by itself, in a sheet. */
export function CorpEditor({ corp }: { corp: Corp }) {
  const { t } = useTranslation('enterprise')
  return (
    <div className={page.actions}>
      <ChangeSheet label={t('edit')} title={t('editTitle')} size="regular">
        {(sheet) => <Content {...sheet} corp={corp} />}
      </ChangeSheet>
    </div>
  )
}

interface ContentProps extends InSheet {
  corp: Corp
}

function Content({ corp, onDirty, onClose }: ContentProps) {
  const { t } = useTranslation('enterprise')
  const form = usePlainForm<Values>({
    contactName: corp.contactName ?? '',
    contactMobile: '',
    contactEmail: corp.contactEmail ?? '',
    bizAddress: corp.bizAddress ?? '',
    scale: corp.scale,
    industry: corp.industry ?? '',
  })
  const saving = useMutation({
    mutationFn: ({ contactMobile, scale, ...texts }: Values) =>
      call(putCorp, {
        body: {
          ...texts,
          version: corp.version,
          scale: scale as CorpChange['scale'],
          ...(contactMobile !== '' && { contactMobile }),
        },
      }),
    onSuccess: () => {
      notify(t('saved'))
      onClose()
      return refresh('corp')
    },
  })
  return (
    <SheetForm
      form={form}
      sending={saving}
      onDirty={onDirty}
      onClose={onClose}
      words={{ send: t('save'), cancel: t('cancel') }}
    >
      <Fields corp={corp} />
    </SheetForm>
  )
}

function Fields({ corp }: { corp: Corp }) {
  const { t } = useTranslation('enterprise')
  const { name, words } = useTerms()
  const filled = { validate: (text: string) => text.trim() !== '' || t('unfilled') }
  const contactName = useField('contactName', filled)
  const contactMobile = useField('contactMobile', {
    validate: (text: string) => text === '' || /^1\d{10}$/.test(text) || t('mobileWrong'),
  })
  const contactEmail = useField('contactEmail', {
    validate: (text: string) => text === '' || emailPattern.test(text) || t('emailWrong'),
  })
  const bizAddress = useField('bizAddress', filled)
  const scale = useField('scale')
  const industry = useField('industry', filled)
  const mobile = corp.contactMobile
  const spoken = useSpokenNumbers()
  const hint = (number: string) => t('mobileHint', { mobile: number })
  return (
    <>
      <TextField {...contactName} label={name('contactName')} maxLength={maxLength('contactName')} isRequired />
      <PhoneField
        {...contactMobile}
        label={name('contactMobile')}
        {...(mobile && {
          description: <SpokenText visible={hint(mobile)} spoken={hint(spoken.mask(mobile, { head: 3 }))} />,
        })}
        autoComplete="off"
        isOptional
      />
      <TextField {...contactEmail} label={name('contactEmail')} maxLength={maxLength('contactEmail')} isOptional />
      <TextField {...bizAddress} label={name('bizAddress')} maxLength={maxLength('bizAddress')} isRequired />
      <Select
        {...scale}
        label={name('scale')}
        options={Object.entries(corpScales).map(([id, { label }]) => ({ id, label: words(label) }))}
        isRequired
      />
      <TextField {...industry} label={name('industry')} maxLength={maxLength('industry')} isRequired />
    </>
  )
}
