import { useCallback } from 'react'
import type { RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { useAppSelector } from '@/store/setup/hooks'
import { useLoadedCode } from '@/views/shell/code-context'
import { useRouteIfAny } from '@/views/shell/route-context'

type Restricted = Pick<ActionViewModel, 'to' | 'event' | 'reason'> & { form?: string }

/**
 * Returns the function that adds the reason to actions that the user's roles do not allow. Until
 * the roles are known, all are allowed.
 */
export const useRestrict = () => {
  const code = useLoadedCode()
  const params = useRouteIfAny()?.params
  const rights = useAppSelector(state => code.late.rights?.selectRights(state, params?.['project']))
  return useCallback(
    <Action extends Restricted>(action: Action): Action => {
      const reason = rights && code.late.rights?.reasonRefused(action, rights, params ?? {}, code)
      return reason ? { ...action, reason } : action
    },
    [code, params, rights],
  )
}

/** Why the user's roles do not allow submitting the form. */
export const useFormRefusal = (form: string): RichText | undefined =>
  useRestrict()<Restricted>({ form }).reason
