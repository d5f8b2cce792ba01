import { formatNumber } from '@/lib/number'
import { commaSeries } from '@/lib/text'
import { unitOf } from '@/lib/utilization'
import { quotaQuery, quotasLeft, selectQuotas, type QuotaLeft } from '@/store/project/quota/quota'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './QuotaNote.module.css'

interface QuotaNoteProps {
  /** What the object of the form takes: vCPUs, and bytes. */
  taken: Parameters<typeof quotasLeft>[0]
  /** CPU and memory are taken while an instance runs. */
  when?: 'after this' | 'once it runs'
}

/** What the silo's quotas have left with the object of a form. */
export function QuotaNote({ taken, when = 'after this' }: QuotaNoteProps) {
  useQueries([quotaQuery])
  const quotas = useAppSelector(selectQuotas)
  const { locale } = useLocale()
  const all = quotas ? quotasLeft(taken, quotas) : []
  const over = all.filter(({ after }) => after < 0)
  const list = (which: readonly QuotaLeft[], key: 'before' | 'after') =>
    commaSeries(
      which.map(({ unit, quota, ...left }) => {
        const [some, most] = [Math.max(left[key], 0), quota]
        return `${formatNumber(some, locale)} of ${formatNumber(most, locale)} ${unitOf(most, unit)}`
      }),
      'and',
    )
  if (over.length > 0)
    return (
      <Message tone="notice">
        More than the quota of the silo has left: {list(over, 'before')}.
      </Message>
    )
  return (
    <p className={styles.note} data-figures>
      {all.length > 0 && `${list(all, 'after')} left ${when}.`}
    </p>
  )
}
