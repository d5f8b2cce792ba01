import { ListChecks } from 'lucide-react'
import { bulkDismissed, bulkShown } from '@/store/bulk/events'
import { BULK, selectBulkPhase, selectIsBulkBusy } from '@/store/bulk/selectors'
import { selectBulkView } from '@/store/bulk/view'
import { titleOf } from '@/store/bulk/words'
import { selectOpenDialogs } from '@/store/forms/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { ProgressCard } from '@/views/shared/progress-card/ProgressCard'
import { countsInWords } from './BulkProgress'

/** Shows over every screen how far a plan is whose dialog is closed, and leads back to it. */
export function BulkCard() {
  const send = useSend()
  const shown = useAppSelector(selectBulkView)
  const phase = useAppSelector(selectBulkPhase)
  const isBusy = useAppSelector(selectIsBulkBusy)
  const isOpen = useAppSelector(state => selectOpenDialogs(state).includes(BULK))
  if (!shown || isOpen || phase === 'reviewing') return null
  const { plan, rows, counts } = shown
  return (
    <ProgressCard
      label="Action on many"
      icon={ListChecks}
      phase={counts.failed + counts.unknown > 0 ? 'failed' : phase}
      sentence={`${titleOf(plan)}: ${countsInWords(counts, rows.length)}`}
      onDismiss={!isBusy && (() => send(bulkDismissed()))}
    >
      <Button size="sm" onPress={() => send(bulkShown())}>
        Show
      </Button>
    </ProgressCard>
  )
}
