import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectLastDelivery } from '@/store/system/alerting/deliveries'
import { lastDeliveryQuery } from '@/store/system/alerting/queries'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { StateBadge } from '@/ui/StateBadge/StateBadge'
import { TimeAgo } from '@/ui/TimeAgo/TimeAgo'
import styles from './alerting.module.css'

/** How the newest delivery to a webhook stands. Loads after the page. */
export function LastDeliveryCell({ receiver }: { receiver: string }) {
  useQueries([lastDeliveryQuery({ receiver })])
  const last = useAppSelector(state => selectLastDelivery(state, receiver))
  if (last === undefined) return <LoadingCell />
  if (last === null) return <EmptyCell />
  const { delivery, readAt } = last
  return (
    <span className={styles.line}>
      <StateBadge kind="delivery" state={delivery.state} />
      <TimeAgo date={delivery.timeStarted} now={readAt} caption="Started" hasSuffix />
    </span>
  )
}
