import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/Link/Link'
import { useUi } from '@/ui/UiProvider/UiContext'
import styles from './Tabs.module.css'

export interface LinkTab {
  href: string
  label: ReactNode
}

export interface LinkTabsProps {
  /** Label of the list of tabs. */
  label: string
  tabs: readonly LinkTab[]
  /** Index of the tab whose panel is shown; -1 if the address belongs to none. */
  current: number
  /** A list at the left of the panel instead of a row above it. */
  isVertical?: boolean
  /** Changing tabs replaces the history entry. */
  isReplacing?: boolean
  /** The panel's content. */
  children: ReactNode
}

const ACROSS = { ArrowLeft: -1, ArrowRight: 1 }

const steps = (isVertical: boolean): Record<string, number> =>
  isVertical ? { ...ACROSS, ArrowUp: -1, ArrowDown: 1 } : ACROSS

/** Tabs with addresses. The arrow keys move to the next tab, wrapping around, and open it. */
export function LinkTabs({
  tabs,
  current,
  isVertical = false,
  isReplacing = false,
  ...props
}: LinkTabsProps) {
  const { navigate } = useUi()
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  // Scrolls the current tab into view if not all tabs fit. An observer learns of the size before
  // each paint, so that no layout is forced.
  useLayoutEffect(() => {
    const row = list.current
    const tab = row?.children[current]
    if (!row || !(tab instanceof HTMLElement)) return
    const observer = new ResizeObserver(() => {
      row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [current])
  const onKeyDown = (event: KeyboardEvent) => {
    const links = Array.from(list.current?.querySelectorAll('a') ?? [])
    const from = links.findIndex(link => link === event.target)
    const step = steps(isVertical)[event.key]
    if (step === undefined || from === -1) return
    event.preventDefault()
    const to = (from + step + tabs.length) % tabs.length
    links[to]?.focus()
    navigate(tabs[to]?.href ?? '', { replace: isReplacing })
  }
  return (
    <div className={cx(isVertical && styles.vertical)}>
      <div
        ref={list}
        role="tablist"
        aria-label={props.label}
        aria-orientation={isVertical ? 'vertical' : 'horizontal'}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ href, label }, index) => (
          <Link
            key={href}
            href={href}
            look="bare"
            isReplacing={isReplacing}
            role="tab"
            id={`${id}${index}`}
            aria-selected={index === current}
            tabIndex={index === Math.max(current, 0) ? 0 : -1}
            className={styles.tab}
          >
            <span className={styles.label}>{label}</span>
          </Link>
        ))}
      </div>
      <div
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`${id}${current}`}
        className={styles.panel}
      >
        {props.children}
      </div>
    </div>
  )
}
