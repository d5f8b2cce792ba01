import { useMemo } from 'react'
import type { Query } from '@/api/operations/table'
import { plural, pluralize } from '@/lib/text'
import { asCodeOfRows } from '@/store/as-code/entry'
import { bulkRequested, bulkShown } from '@/store/bulk/bulk'
import { selectIsBulkBusy } from '@/store/bulk/selectors'
import { buttonOf, planOf, type BulkAction } from '@/store/bulk/plan'
import { selectLocation } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { useRestrict } from '@/views/shared/actions/use-restrict'
import { PageFooter } from '@/views/shell/frame/PageFooter'
import { useRoute } from '@/views/shell/route-context'
import { Row, Text } from '@/ui/Layout/Layout'
import styles from './List.module.css'
import { useAllRows } from './use-all-rows'

/** Their ids are in the event and in the draft of the options. */
const MOST_AS_CODE = 200

/** Shows the selected objects as code. */
function AsCodeButton({ noun, rows, keyOf }: Pick<SelectionBarProps, 'noun' | 'rows' | 'keyOf'>) {
  const send = useSend()
  const { project } = useRoute().params as { project?: string }
  const event = asCodeOfRows(noun, rows, project, keyOf)
  if (!event) return null
  const most = `At most ${MOST_AS_CODE} ${plural(noun)} are shown as code at once${project === undefined ? '' : '; the project can be shown whole'}`
  return (
    <Button
      size="sm"
      disabledReason={rows.length > MOST_AS_CODE ? [most] : null}
      onPress={() => send(event)}
    >
      As code
    </Button>
  )
}

interface SelectionBarProps {
  /** One of the objects: `instance`. */
  noun: string
  rows: readonly object[]
  /** The list, if the server has its pages, with its suffix. */
  list: Query | undefined
  suffix: string
  /** The rows that the filter leaves, if there is one. */
  matching?: readonly object[]
  /** The number of rows that could be selected of those read; null if all are. */
  rest: number | null
  bulk: readonly BulkAction<object>[]
  keyOf: (row: object) => string
  nameOf: (row: object) => string
  onSelectAll: () => void
  onClear: () => void
}

/** How many rows are selected, and the actions on all of them. Always in view. */
export function SelectionBar(props: SelectionBarProps) {
  const { noun, rows, matching, rest, bulk, keyOf, nameOf } = props
  const hidden = useMemo(() => {
    const shown = new Set(matching ?? rows)
    return rows.filter(row => !shown.has(row)).length
  }, [matching, rows])
  const send = useSend()
  const restrict = useRestrict()
  const screen = useAppSelector(selectLocation)?.path ?? ''
  const isBusy = useAppSelector(selectIsBulkBusy)
  const { isReading, hasMore, read } = useAllRows(props, 'select', isRead => {
    if (isRead) props.onSelectAll()
  })
  const buttons = bulk.map(action => ({ action, ...buttonOf(rows, action, noun, restrict) }))
  return (
    <PageFooter>
      <section aria-label={`Selected ${plural(noun)}`} className={styles.selection}>
        <Text role="status" data-figures fontWeight="medium">
          {pluralize(noun, rows.length)} selected
          {hidden > 0 && `, ${hidden} not shown`}
        </Text>
        {(rest !== null || hasMore) && (
          <Button size="sm" tone="ghost" isPending={isReading} onPress={read}>
            Select all {!hasMore && rest}
          </Button>
        )}
        <Row gap={2} flexWrap="wrap">
          {buttons.map(({ id, label, reason, isDanger, action }) => (
            <Button
              key={id}
              size="sm"
              {...(isDanger && { tone: 'danger' as const })}
              disabledReason={isBusy ? 'Another action on many is still running' : reason}
              onPress={() =>
                send(bulkRequested(planOf(rows, action, { noun, screen, keyOf, nameOf, restrict })))
              }
            >
              {label}
            </Button>
          ))}
          <AsCodeButton noun={noun} rows={rows} keyOf={keyOf} />
          {isBusy && (
            <Button size="sm" onPress={() => send(bulkShown())}>
              Show progress
            </Button>
          )}
          <Button size="sm" tone="ghost" onPress={props.onClear}>
            Clear
          </Button>
        </Row>
      </section>
    </PageFooter>
  )
}
