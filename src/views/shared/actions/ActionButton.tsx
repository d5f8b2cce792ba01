import type { ReactNode } from 'react'
import type { ActionViewModel } from '@/store/commands/action'
import { useSend } from '@/store/setup/hooks'
import { Button, type ButtonTone } from '@/ui/Button/Button'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { useRestrict } from './use-restrict'

interface ActionButtonProps {
  action: ActionViewModel
  icon?: ReactNode
  tone?: ButtonTone
}

/** An action on an object as a button; disabled with a reason if the action is not possible. */
export function ActionButton({ action, icon, tone = 'secondary' }: ActionButtonProps) {
  const send = useSend()
  const { label, to, event, reason } = useRestrict()(action)
  if (to !== undefined && !reason) {
    return (
      <LinkButton href={to} tone={tone}>
        {icon}
        {label}
      </LinkButton>
    )
  }
  return (
    <Button tone={tone} disabledReason={reason} onPress={() => event && send(event)}>
      {icon}
      {label}
    </Button>
  )
}
