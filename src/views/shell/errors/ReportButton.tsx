import { PROBLEM_REPORT, requestForm } from '@/store/settings/forms'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'

/** Opens the dialog that saves a recording of what led to a problem. */
export function ReportButton() {
  const send = useSend()
  return (
    <Button tone="ghost" size="sm" onPress={() => send(requestForm(PROBLEM_REPORT, {}))}>
      Report a problem
    </Button>
  )
}
