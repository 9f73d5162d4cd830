import { useTranslation } from 'react-i18next'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { SignupFacts } from './SignupFacts.tsx'
import { type SignupForm, type SignupFormFacts, toSignupPayload } from './signupForm.ts'

/** The application that will be signed, with the way back to each of its fields. */
export function SignupCheck({ values, toField }: CheckProps<SignupForm, SignupFormFacts>) {
  const { t } = useTranslation('signup')
  const { name } = useTerms()
  const { user3 } = useSecurity()
  const change = (field: string) => ({ onPress: () => toField(field) })
  return (
    <>
      <FactSheet
        title={t('enterpriseAndProduct')}
        rows={[
          { label: t('enterprise'), value: user3?.userName },
          { label: name('product'), value: values.productName, change: change('fkProduct') },
          { label: name('funderName'), value: values.funderName },
        ]}
      />
      <SignupFacts of={toSignupPayload(values)} changeOf={change} />
      <FactSheet
        title={name('materialFiles')}
        rows={[
          ...values.papers.map(({ document, files }, index) => ({
            label: document,
            value: files.length > 0 && <FileLinks files={files} name={document} />,
            isWide: true,
            change: change(`papers.${index}.files`),
          })),
          {
            label: name('authorisationFiles'),
            value: values.authFiles.length > 0 && (
              <FileLinks files={values.authFiles} name={name('authorisationFiles')} />
            ),
            isWide: true,
            change: change('authFiles'),
          },
        ]}
      />
    </>
  )
}
