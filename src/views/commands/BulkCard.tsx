import { CircleAlert, ListChecks, X } from 'lucide-react'
import { bulkDismissed, bulkShown } from '@/store/bulk/events'
import { BULK, selectBulkPhase, selectIsBulkBusy } from '@/store/bulk/selectors'
import { selectBulkView } from '@/store/bulk/view'
import { titleOf } from '@/store/bulk/words'
import { selectOpenDialogs } from '@/store/forms/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { IconButton } from '@/ui/IconButton/IconButton'
import styles from './BulkCard.module.css'
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
  const Icon = counts.failed + counts.unknown > 0 ? CircleAlert : ListChecks
  return (
    <section aria-label="Action on many" className={styles.card}>
      <Icon size={16} className={styles.icon} />
      <span role="status" data-figures className={styles.text}>
        {titleOf(plan)}: {countsInWords(counts, rows.length)}
      </span>
      <Button size="sm" onPress={() => send(bulkShown())}>
        Show
      </Button>
      {!isBusy && (
        <IconButton label="Dismiss" onPress={() => send(bulkDismissed())}>
          <X size={14} />
        </IconButton>
      )}
    </section>
  )
}
