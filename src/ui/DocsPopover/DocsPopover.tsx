import { ArrowUpRight, BookOpen } from 'lucide-react'
import { Link } from '@/ui/Link/Link'
import { PopoverButton } from '@/ui/PopoverButton/PopoverButton'
import styles from './DocsPopover.module.css'

export interface DocsPopoverProps {
  /** The subject: `disks`. */
  heading: string
  /** One sentence. */
  summary: string
  links: readonly { label: string; href: string }[]
}

/** The button in a page header that opens a summary of the page and links to guides. */
export function DocsPopover({ heading, summary, links }: DocsPopoverProps) {
  const title = `Learn about ${heading}`
  return (
    <PopoverButton
      label="Links to docs"
      panelLabel={title}
      icon={<BookOpen size={16} />}
      align="end"
      width="24rem"
    >
      {() => (
        <div className={styles.content}>
          <h2 className={styles.heading}>
            <BookOpen size={16} />
            {title}
          </h2>
          <p className={styles.summary}>{summary}</p>
          {links.length > 0 && <h3 className={styles.guides}>Guides</h3>}
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} look="bare" className={styles.link}>
                  {label}
                  <ArrowUpRight size={14} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </PopoverButton>
  )
}
