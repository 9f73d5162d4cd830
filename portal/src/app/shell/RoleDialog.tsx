import { Button } from '@jinpiao/ui-kit/Button'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import { switchRole } from '#portal/parts/enter.ts'
import { openDialog, openDialogAtom } from '#portal/parts/openDialog.ts'
import { useFailureToast } from '#portal/parts/useFailureToast.ts'
import { decide, FORBIDDEN, homeOf } from '#portal/routes/decide.ts'
import { candidatesOf } from '#portal/session/roleLabel.ts'
import { store, visitorAtom } from '#portal/session/store.ts'
import { useRoleLabel } from '#portal/session/useRoleLabel.ts'
import { useSecurity, useVisitor } from '#portal/session/useSession.ts'

type Role = ReturnType<typeof candidatesOf>[number]

/** The page that was asked for, with its query: the one that is shown, or the one that 403 stands in the place of. */
function useAsked(): string {
  const { pathname, search } = useLocation()
  return (pathname === FORBIDDEN && new URLSearchParams(search).get('from')) || pathname + search
}

/** Whether the role that is acted in by now has it. */
function mayShow(address: string): boolean {
  const [path = ''] = address.split('?')
  return decide(path, store.get(visitorAtom), address).kind === 'show'
}

/** Acting in another role (spec §4): menus, data and home follow; said as 已切换为主管，页面已更新. */
export function RoleDialog() {
  const { t } = useTranslation(['notices', 'shell'])
  const tellFailure = useFailureToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const security = useSecurity()
  const labelOf = useRoleLabel()
  const isOpen = useAtomValue(openDialogAtom) === 'role'
  const current = security.currentRole3?.pkRole ?? ''
  const [chosen, setChosen] = useState(current)
  const close = () => openDialog(undefined)
  const asked = useAsked()
  // Whoever switches there means the home of the other role.
  const wasHome = asked.split('?')[0] === homeOf(useVisitor())
  useEffect(() => setChosen(current), [current, isOpen])

  const switching = useMutation({
    mutationFn: async (role: Role) => {
      const home = await switchRole(role.pkRole)
      close()
      await navigate(!wasHome && mayShow(asked) ? asked : home)
      await revalidate()
      announce(t('switched', { role: labelOf(role) }))
    },
    onError: tellFailure,
  })

  function change() {
    const role = candidatesOf(security).find(({ pkRole }) => pkRole === chosen)
    if (role === undefined || chosen === current) close()
    else switching.mutate(role)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('roleDialogTitle')}
      actions={
        <>
          <Button onPress={close}>{t('stayInRole')}</Button>
          <Button tone="primary" busy={switching.isPending} onPress={change}>
            {t('switchTo')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('shell:role')}
        description={t('roleDialogText')}
        value={chosen}
        onChange={setChosen}
        options={candidatesOf(security).map((role) => ({
          value: role.pkRole,
          label: labelOf(role),
          ...(role.pkRole === current && { description: t('current') }),
        }))}
      />
    </Dialog>
  )
}
