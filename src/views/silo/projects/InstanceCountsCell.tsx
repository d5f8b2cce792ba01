import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'
import type { InstanceCounts } from '@/store/silo/projects/projects'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import styles from './list.module.css'
import { Unknown } from '@/views/shared/unknown/Known'

/** How many instances of a project run and have failed, which loads after the list. */
export function InstanceCountsCell({ counts }: { counts: InstanceCounts }) {
  switch (counts.kind) {
    case 'loading':
      return <LoadingCell />
    case 'uncounted':
      return <EmptyCell reason="Only the first projects in view are counted" />
    case 'unknown':
      return <Unknown queries={[counts.query]} />
    case 'known': {
      const { total, running, failed, isMore } = counts
      if (total === 0) return <span className={styles.none}>No instances</span>
      return (
        <span className={styles.counts} data-figures>
          <span>
            {running} running
            <span className={styles.none}>
              {' '}
              of {isMore ? `the first ${formatNumber(total)}` : pluralize('instance', total)}
            </span>
          </span>
          {failed > 0 && <span className={styles.failed}>{formatNumber(failed)} failed</span>}
        </span>
      )
    }
  }
}
