import { plural, pluralize } from '@/lib/text'
import { bulkRequested, bulkShown } from '@/store/bulk/events'
import { buttonOf, planOf, type BulkAction } from '@/store/bulk/plan'
import { selectIsBulkBusy } from '@/store/bulk/selectors'
import { selectLocation } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { PageFooter } from '@/views/shell/frame/PageFooter'
import styles from './List.module.css'

interface SelectionBarProps {
  /** One of the objects: `instance`. */
  noun: string
  rows: readonly object[]
  /** The number of rows that could be selected; null if all are. */
  rest: number | null
  bulk: readonly BulkAction<object>[]
  keyOf: (row: object) => string
  nameOf: (row: object) => string
  onSelectAll: () => void
  onClear: () => void
}

/** How many rows are selected, and the actions on all of them. Always in view. */
export function SelectionBar(props: SelectionBarProps) {
  const { noun, rows, rest, bulk, keyOf, nameOf } = props
  const send = useSend()
  const screen = useAppSelector(selectLocation)?.path ?? ''
  const isBusy = useAppSelector(selectIsBulkBusy)
  const buttons = bulk.map(action => ({ action, ...buttonOf(rows, action, noun) }))
  return (
    <PageFooter>
      <section aria-label={`Selected ${plural(noun)}`} className={styles.selection}>
        <span role="status" data-figures className={styles.count}>
          {pluralize(noun, rows.length)} selected
        </span>
        {rest !== null && (
          <Button size="sm" tone="ghost" onPress={props.onSelectAll}>
            Select all {rest}
          </Button>
        )}
        <div className={styles.actions}>
          {buttons.map(({ id, label, reason, isDanger, action }) => (
            <Button
              key={id}
              size="sm"
              {...(isDanger && { tone: 'danger' as const })}
              disabledReason={isBusy ? 'Another action on many is still running' : reason}
              onPress={() =>
                send(bulkRequested(planOf(rows, action, { noun, screen, keyOf, nameOf })))
              }
            >
              {label}
            </Button>
          ))}
          {isBusy && (
            <Button size="sm" onPress={() => send(bulkShown())}>
              Show progress
            </Button>
          )}
          <Button size="sm" tone="ghost" onPress={props.onClear}>
            Clear
          </Button>
        </div>
      </section>
    </PageFooter>
  )
}
