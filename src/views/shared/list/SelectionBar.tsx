import type { ActionViewModel } from '@/store/commands/action'
import { plural, pluralize } from '@/lib/text'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { PageFooter } from '@/views/shell/frame/PageFooter'
import styles from './List.module.css'

interface SelectionBarProps {
  /** One of the objects: `instance`. */
  noun: string
  count: number
  /** The number of rows that could be selected; null if all are. */
  rest: number | null
  actions: readonly ActionViewModel[]
  onSelectAll: () => void
  onClear: () => void
}

/** How many rows are selected, and the actions on all of them. Always in view. */
export function SelectionBar(props: SelectionBarProps) {
  const { noun, count, rest, actions } = props
  const send = useSend()
  return (
    <PageFooter>
      <div className={styles.selection}>
        <span role="status" data-figures className={styles.count}>
          {pluralize(noun, count)} selected
        </span>
        {rest !== null && (
          <Button size="sm" tone="ghost" onPress={props.onSelectAll}>
            Select all {rest}
          </Button>
        )}
        <div role="group" aria-label={`Selected ${plural(noun)}`} className={styles.actions}>
          {actions.map(({ id, label, event, reason, isDanger }) => (
            <Button
              key={id}
              size="sm"
              {...(isDanger && { tone: 'danger' as const })}
              disabledReason={reason}
              onPress={() => event && send(event)}
            >
              {label}
            </Button>
          ))}
          <Button size="sm" tone="ghost" onPress={props.onClear}>
            Clear
          </Button>
        </div>
      </div>
    </PageFooter>
  )
}
