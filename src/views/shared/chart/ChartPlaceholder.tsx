import { ChartNoAxesColumn, TriangleAlert } from 'lucide-react'
import type { ChartData } from '@/lib/chart-data'
import { Button } from '@/ui/Button/Button'
import { RequestId } from '@/ui/RequestId/RequestId'
import { Spinner } from '@/ui/Spinner/Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './ChartPlaceholder.module.css'

interface ChartPlaceholderProps {
  title: string
  data: Exclude<ChartData, { kind: 'values' }>
  onRetry: () => void
  isRetrying?: boolean
}

/** Shown in place of a chart that is loading, empty or failed. */
export function ChartPlaceholder({
  title,
  data,
  onRetry,
  isRetrying = false,
}: ChartPlaceholderProps) {
  return (
    <div className={styles.place} data-kind={data.kind}>
      <div className={styles.grid} aria-hidden="true" />
      <div className={styles.words} role={data.kind === 'loading' ? undefined : 'status'}>
        {data.kind === 'loading' && (
          <>
            <Spinner />
            <VisuallyHidden>Loading {title}</VisuallyHidden>
          </>
        )}
        {data.kind === 'none' && (
          <>
            <ChartNoAxesColumn size={20} className={styles.icon} />
            <strong>No data</strong>
            <p>{data.message}</p>
          </>
        )}
        {data.kind === 'failed' && (
          <>
            <TriangleAlert size={20} className={styles.alert} />
            <strong>{data.title}</strong>
            <p>{data.message}</p>
            <RequestId id={data.requestId} />
            {data.mayRetry && (
              <Button size="sm" isPending={isRetrying} onPress={onRetry}>
                Try again
                <VisuallyHidden> to read {title}</VisuallyHidden>
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
