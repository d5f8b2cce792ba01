import { ArrowUpRight } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '@/ui/cx'
import { useUi } from '@/ui/UiProvider/UiContext'
import { isExternal, useFollow } from './useFollow'
import styles from './Link.module.css'

export interface LinkProps {
  href: string
  children: ReactNode
  /** `bare` has no style, for widgets that style the link themselves. */
  look?: 'accent' | 'quiet' | 'bare'
  /** Hides the arrow that marks links to other sites. */
  isArrowHidden?: boolean
  /** Replaces the current entry of the tab's history. */
  isReplacing?: boolean
  /** Leaves the console for another page of the same host, which the browser loads. */
  isPageLoad?: boolean
  id?: string
  role?: 'tab'
  tabIndex?: number
  translate?: 'no' | undefined
  'aria-label'?: string
  'aria-current'?: 'page'
  'aria-selected'?: boolean
  className?: string | undefined
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link. Pages of the console open without a page load, and the application may prefetch them
 * while pointer or focus is on the link. Other sites open in a new tab, without a referrer.
 */
export function Link({
  href,
  children,
  look = 'accent',
  isArrowHidden = look === 'bare',
  isReplacing = false,
  isPageLoad = false,
  className,
  ...props
}: LinkProps) {
  const { prefetch } = useUi()
  const follow = useFollow()
  const classes = cx(styles.link, styles[look], className)
  if (isExternal(href)) {
    return (
      <a {...props} href={href} target="_blank" rel="noreferrer" className={classes}>
        {children}
        {!isArrowHidden && (
          <span className={styles.arrow} aria-hidden="true">
            <ArrowUpRight className={styles.icon} size={14} />
          </span>
        )}
      </a>
    )
  }
  if (isPageLoad) {
    return (
      <a {...props} href={href} className={classes}>
        {children}
      </a>
    )
  }
  return (
    <a
      {...props}
      href={href}
      className={classes}
      onPointerEnter={() => prefetch(href)}
      onFocus={() => prefetch(href)}
      onClick={event => follow(event, href, { replace: isReplacing })}
    >
      {children}
    </a>
  )
}
