import { cx, translateOf } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './Breadcrumbs.module.css'

export interface Crumb {
  label: string
  href: string
}

/** The location of the page, outermost first. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs" className={styles.crumbs}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${index}/${href}`} className={styles.item}>
            {index > 0 && (
              <span aria-hidden="true" className={styles.divider}>
                /
              </span>
            )}
            <Tooltip content={label} side="bottom" delay={300} isForCutText>
              <Link
                href={href}
                look="bare"
                translate={translateOf(label)}
                className={cx(styles.crumb)}
                {...(index === crumbs.length - 1 && { 'aria-current': 'page' })}
              >
                {label}
              </Link>
            </Tooltip>
          </li>
        ))}
      </ol>
    </nav>
  )
}
