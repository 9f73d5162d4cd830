import { chooseTheme, themeAtom } from '@jinpiao/portal/parts/preferences'
import { Button } from '@jinpiao/ui-kit/Button'
import { useAtomValue } from 'jotai'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formFields, type formTexts } from '../../form.ts'
import { Control } from './Control.tsx'
import * as css from './Form.css.ts'

/** The form as the portal builds them: react-hook-form, checked when sent, fields of the ui-kit. */
export function Component() {
  const t = useText()
  const form = useForm<Record<string, string>>({ reValidateMode: 'onSubmit' })
  return (
    <main className={css.page}>
      <h1>{t('title')}</h1>
      <ThemeSwitch />
      <form noValidate className={css.form} onSubmit={(event) => void form.handleSubmit(() => {})(event)}>
        <FormProvider {...form}>
          {formFields.map((field) => (
            <Control key={field.name} field={field} form={form} missing={t('required')} />
          ))}
        </FormProvider>
        <Button type="submit" tone="primary">
          {t('submit')}
        </Button>
      </form>
    </main>
  )
}

/** Its own component, as in the portal's header: nothing else needs to know of the theme. */
function ThemeSwitch() {
  const t = useText()
  const isDark = useAtomValue(themeAtom) === 'dark'
  return <Button onPress={() => chooseTheme(isDark ? 'light' : 'dark')}>{t('theme')}</Button>
}

/** The portal declares its own texts to i18next's types, for the whole program; this page brings others. */
function useText(): (key: keyof typeof formTexts) => string {
  const { t } = useTranslation()
  const text = t as unknown as (key: string, options: { ns: string }) => string
  return (key) => text(key, { ns: 'form' })
}
