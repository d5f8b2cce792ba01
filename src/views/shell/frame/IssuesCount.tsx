import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'
import { useIssues } from '@/store/system/issues/hooks'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { Reads } from '@/views/shared/reads/Reads'
import styles from './Sidebar.module.css'

/** The number of the system's issues that the user has not acknowledged, once all was checked. */
export function IssuesCount() {
  const { issues, open, isSettled, isWhole, reads } = useIssues()
  const isCritical = issues.some(
    ({ severity, acknowledged }) => severity === 'critical' && !acknowledged,
  )
  return (
    <>
      <Reads queries={reads} />
      {open > 0 && isSettled && (
        <span className={cx(styles.count, isCritical && styles.critical)}>
          <span aria-hidden>
            {formatNumber(open)}
            {!isWhole && '+'}
          </span>
          <VisuallyHidden>
            {!isWhole && 'at least '}
            {pluralize('issue', open)}
          </VisuallyHidden>
        </span>
      )}
    </>
  )
}
