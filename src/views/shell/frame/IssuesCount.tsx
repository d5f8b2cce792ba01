import { pluralize } from '@/lib/text'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectIssues } from '@/store/system/issues/issues'
import { ISSUE_QUERIES } from '@/store/system/issues/queries'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './Sidebar.module.css'

/**
 * The number of the system's issues that are known: those of single pools and of the pools of silos
 * are only once the page of issues has read them.
 */
export function IssuesCount() {
  useQueries(ISSUE_QUERIES)
  const { issues } = useAppSelector(selectIssues)
  if (issues.length === 0) return null
  const isCritical = issues.some(({ severity }) => severity === 'critical')
  return (
    <span className={cx(styles.count, isCritical && styles.critical)}>
      <span aria-hidden>{issues.length}</span>
      <VisuallyHidden>{pluralize('issue', issues.length)}</VisuallyHidden>
    </span>
  )
}
