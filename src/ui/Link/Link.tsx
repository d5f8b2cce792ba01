import type { ReactNode, Ref } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { ArrowUpRight } from 'lucide-react'
import { cx } from '@/ui/cx'
import { useUi } from '@/ui/UiProvider/UiContext'
import { isExternal, useFollow } from './useFollow'
import styles from './Link.module.css'

export interface LinkProps {
  href: string
  children: ReactNode
  /** `bare` brings no look of its own, for widgets that draw the link themselves. */
  look?: 'accent' | 'quiet' | 'bare'
  /** Leaves out the arrow that marks links to other sites. */
  isArrowHidden?: boolean
  /** Replaces the current entry of the tab's history. */
  isReplacing?: boolean
  'aria-label'?: string
  'aria-current'?: 'page' | false
  className?: string | undefined
  ref?: Ref<HTMLAnchorElement>
}

const external = { target: '_blank', rel: 'noreferrer' }

/**
 * A link. Pages of the console open without a page load and are hinted to the application while
 * the pointer or focus rests on the link; other sites open in a new tab and are told nothing.
 */
export function Link({
  href,
  children,
  look = 'accent',
  isArrowHidden = look === 'bare',
  isReplacing,
  ...props
}: LinkProps) {
  const { hint } = useUi()
  const follow = useFollow()
  const leaves = isExternal(href)
  const tell = leaves ? undefined : () => hint(href)
  return (
    <AriaLink
      {...props}
      href={href}
      {...(leaves && external)}
      {...(tell && { onHoverStart: tell, onFocus: tell })}
      className={cx(styles.link, styles[look], props.className)}
      onClick={event => follow(event, href, isReplacing ? { replace: true } : undefined)}
    >
      {children}
      {leaves && !isArrowHidden && <ArrowUpRight className={styles.icon} size={14} />}
    </AriaLink>
  )
}
