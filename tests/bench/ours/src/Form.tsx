import { chooseTheme, themeAtom } from '@jinpiao/portal/app/preferences'
import { Button } from '@jinpiao/ui-kit/Button'
import { useAtomValue } from 'jotai'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formFields } from '../../form.ts'
import { Control } from './Control.tsx'
import * as css from './Form.css.ts'

/** The form as the portal builds them: react-hook-form, checked when sent, fields of the ui-kit. */
export function Component() {
  const { t } = useTranslation('form')
  const { control, handleSubmit } = useForm({ reValidateMode: 'onSubmit' })
  return (
    <main className={css.page}>
      <h1>{t('title')}</h1>
      <ThemeSwitch />
      <form noValidate className={css.form} onSubmit={(event) => void handleSubmit(() => {})(event)}>
        {formFields.map((field) => (
          <Control key={field.name} field={field} form={control} missing={t('required')} />
        ))}
        <Button type="submit" tone="primary">
          {t('submit')}
        </Button>
      </form>
    </main>
  )
}

/** Its own component, as in the portal's header: nothing else needs to know of the theme. */
function ThemeSwitch() {
  const { t } = useTranslation('form')
  const isDark = useAtomValue(themeAtom) === 'dark'
  return <Button onPress={() => chooseTheme(isDark ? 'light' : 'dark')}>{t('theme')}</Button>
}
