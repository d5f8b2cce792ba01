import { ArrowUpRight, BookOpen, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { isSectionActive, isSectionHighlighted, type SectionLink } from '@/store/routing/layout'
import { selectTarget } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import { lazy } from '@/ui/lazy/lazy'
import { sectionIcons } from '@/views/shared/icons'
import { useRoute } from '../route-context'
import styles from './Sidebar.module.css'

const LateIcon = lazy(async () => (await import('@/views/shared/late-icons')).LateIcon)

const DOCS = 'https://docs.oxide.computer'

/** A page of the section, marked if it is the current one or being loaded. */
export function SidebarLink({ link, children }: { link: SectionLink; children?: ReactNode }) {
  const here = useRoute().path
  const path = useAppSelector(selectTarget)?.path ?? here
  const isActive = isSectionActive(link, path)
  const Icon = (sectionIcons as Readonly<Record<string, LucideIcon>>)[link.id]
  return (
    <li>
      <Link
        href={link.to}
        look="bare"
        {...(isActive && { 'aria-current': 'page' })}
        className={cx(
          styles.link,
          (isActive || isSectionHighlighted(link, path)) && styles.highlighted,
        )}
      >
        {Icon ? (
          <Icon size={16} />
        ) : (
          <span className={styles.icon}>
            <LateIcon id={link.id} />
          </span>
        )}
        <span className={styles.label}>{link.label}</span>
      </Link>
      {children}
    </li>
  )
}

export function DocsLink() {
  return (
    <li>
      <Link href={DOCS} look="bare" className={styles.link}>
        <BookOpen size={16} />
        <span className={styles.label}>Docs</span>
        <ArrowUpRight size={14} className={styles.aside} />
      </Link>
    </li>
  )
}
