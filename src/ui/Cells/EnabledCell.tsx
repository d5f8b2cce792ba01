import { Badge } from '@/ui/Badge/Badge'

/** Whether something is enabled. Emphasises what is disabled. */
export function EnabledCell({ isEnabled }: { isEnabled: boolean }) {
  return (
    <Badge tone={isEnabled ? 'success' : 'notice'} hasDot>
      {isEnabled ? 'Enabled' : 'Disabled'}
    </Badge>
  )
}
