import type { ReactNode } from 'react'
import type { ButtonSize, ButtonTone } from '@/ui/Button/Button'
import button from '@/ui/Button/Button.module.css'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'

export interface LinkButtonProps {
  href: string
  children: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  /** Leaves the console for another page of the same host, which the browser loads. */
  isPageLoad?: boolean
  'aria-label'?: string
  className?: string | undefined
}

/** A link that looks like a button, to a page that performs an action. */
export function LinkButton({
  tone = 'secondary',
  size = 'base',
  className,
  ...props
}: LinkButtonProps) {
  const classes = cx(button.button, button[tone], button[size], className)
  return <Link {...props} look="bare" className={classes} />
}
