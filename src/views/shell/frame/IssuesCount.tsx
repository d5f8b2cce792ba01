import { pluralize } from '@/lib/text'
import { useIssues } from '@/store/system/issues/hooks'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './Sidebar.module.css'

/** The number of the system's issues that are known. */
export function IssuesCount() {
  const { issues, isWhole } = useIssues()
  if (issues.length === 0) return null
  const isCritical = issues.some(({ severity }) => severity === 'critical')
  return (
    <span className={cx(styles.count, isCritical && styles.critical)}>
      <span aria-hidden>
        {issues.length}
        {!isWhole && '+'}
      </span>
      <VisuallyHidden>
        {!isWhole && 'at least '}
        {pluralize('issue', issues.length)}
      </VisuallyHidden>
    </span>
  )
}
