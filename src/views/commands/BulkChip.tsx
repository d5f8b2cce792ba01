import { ListChecks } from 'lucide-react'
import { bulkDismissed, bulkShown } from '@/store/bulk/bulk'
import { BULK, selectBulkPhase, selectIsBulkBusy } from '@/store/bulk/selectors'
import { selectBulkView } from '@/store/bulk/view'
import { titleOf } from '@/store/bulk/titles'
import { selectOpenDialogs } from '@/store/forms/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { ProgressChip } from '@/views/shared/progress-chip/ProgressChip'
import { countsInWords } from './BulkProgress'

/** Shows over every screen how far a plan is whose dialog is closed, and leads back to it. */
export function BulkChip() {
  const send = useSend()
  const shown = useAppSelector(selectBulkView)
  const phase = useAppSelector(selectBulkPhase)
  const isBusy = useAppSelector(selectIsBulkBusy)
  const isOpen = useAppSelector(state => selectOpenDialogs(state).includes(BULK))
  if (!shown || isOpen || phase === 'reviewing') return null
  const { plan, rows, counts } = shown
  const words = countsInWords(plan, counts, rows.length, phase)
  return (
    <ProgressChip
      label="Action on many"
      icon={ListChecks}
      phase={counts.failed + counts.unknown > 0 ? 'failed' : phase}
      short={words}
      sentence={`${titleOf(plan)}: ${words}`}
      details={{ label: 'Show', onPress: () => send(bulkShown()) }}
      onDismiss={!isBusy && (() => send(bulkDismissed()))}
    />
  )
}
