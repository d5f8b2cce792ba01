import { type ReactNode, useLayoutEffect, useRef, type FocusEvent } from 'react'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import styles from './CardBlock.module.css'

/**
 * When the focused element of a card is removed, such as the last row of its table, moves the focus
 * to the first control in the card's header, which adds another row.
 */
const useCardFocus = () => {
  const card = useRef<HTMLElement>(null)
  const last = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body)
      return
    last.current = null
    card.current
      ?.querySelector<HTMLElement>('header :is(a, button)')
      ?.focus({ preventScroll: true })
  })

  return {
    ref: card,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      // Ignores focus events that React passes on from dialogs opened by the card.
      if (card.current?.contains(target)) last.current = target
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // No related target means that the user left the card.
      if (!relatedTarget && target === last.current) last.current = null
    },
  }
}

export interface CardBlockProps {
  /** `medium` keeps text and fields readable; `full` is for tables. */
  width?: 'full' | 'medium'
  /** Its name, if its controls have the same names as those of other cards. */
  label?: string
  children: ReactNode
}

/** A separate part of a page: a setting, or a table with its own actions. */
export function CardBlock({ width = 'full', label, children }: CardBlockProps) {
  return (
    <section
      {...useCardFocus()}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      className={styles.card}
      data-width={width}
    >
      {children}
    </section>
  )
}

/** Cards, one below the other. */
export function CardStack({ children }: { children: ReactNode }) {
  return <Stack gap={6}>{children}</Stack>
}

export interface CardHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** Buttons at the right. */
  children?: ReactNode
}

export function CardHeader({ title, description, children }: CardHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <Text as="h2" fontSize="lg" fontWeight="medium">
          {title}
        </Text>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  )
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

export interface CardFooterProps {
  /** Link to further documentation. */
  learnMore?: { label: string; href: string } | undefined
  /** Buttons at the right. */
  children?: ReactNode
}

export function CardFooter({ learnMore, children }: CardFooterProps) {
  return (
    <footer className={styles.footer}>
      <Text as="div" color="text-muted">
        {learnMore && (
          <>
            Learn more about <Link href={learnMore.href}>{learnMore.label}</Link>
          </>
        )}
      </Text>
      {children && <div className={styles.actions}>{children}</div>}
    </footer>
  )
}
