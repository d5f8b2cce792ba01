import { type ReactNode, createElement, useEffect, useRef, type HTMLAttributes } from 'react'
import { ArrowUpRight, Check } from 'lucide-react'
import { MenuItem } from 'react-aria-components/Menu'
import { type Words, RichText } from '@/ui/RichText/RichText'
import { plainText } from '@/lib/rich-text'
import { cx } from '@/ui/cx'
import { isExternal, useFollow } from '@/ui/Link/useFollow'
import { useTooltipLayer } from '@/ui/Tooltip/TooltipLayer'
import { useUi } from '@/ui/UiProvider/UiContext'
import styles from './Menu.module.css'

/** An entry of a menu: a link or an action. */
export interface MenuEntry {
  id: string
  label: string
  href?: string
  onAction?: () => void
  /** Disables the entry and says why. */
  disabledReason?: Words | null | undefined
  /** Red. True by default for entries labelled `Delete`. */
  isDanger?: boolean
  /**
   * Whether this is the current one of several choices, marked with a check. Only set on choices.
   */
  isCurrent?: boolean
  /** Whether what the entry turns on and off is on, marked with a check. Only set on switches. */
  isOn?: boolean
  icon?: ReactNode
  /** Starts a new group, with a rule above it. */
  startsGroup?: boolean
}

const isDangerous = ({ label, isDanger, disabledReason }: MenuEntry): boolean =>
  !disabledReason && (isDanger ?? label.toLowerCase() === 'delete')

/** Renders an entry as react-aria would, plus attributes that it does not pass on. */
const withAria = (aria: HTMLAttributes<HTMLElement>) => (props: HTMLAttributes<HTMLElement>) =>
  createElement('href' in props ? 'a' : 'div', { ...props, ...aria })

/** An entry of an open menu: an action, a link, or a disabled entry. */
export function MenuRow({ entry }: { entry: MenuEntry }) {
  const { href, disabledReason, onAction, isCurrent, isOn } = entry
  const { prefetch } = useUi()
  const follow = useFollow()
  const leaves = href !== undefined && isExternal(href)
  const look = {
    className: cx(styles.entry, isDangerous(entry) && styles.danger),
    ...(isCurrent !== undefined && {
      render: withAria({ role: 'menuitemradio', 'aria-checked': isCurrent }),
    }),
    ...(isOn !== undefined && {
      render: withAria({ role: 'menuitemcheckbox', 'aria-checked': isOn }),
    }),
  }
  if (disabledReason) return <DisabledRow entry={entry} />
  if (href === undefined) {
    return (
      <MenuItem id={entry.id} textValue={entry.label} {...look} {...(onAction && { onAction })}>
        <RowContent entry={entry} />
      </MenuItem>
    )
  }
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      {...look}
      href={href}
      {...(leaves ? { target: '_blank', rel: 'noreferrer' } : { onFocus: () => prefetch(href) })}
      onClick={event => follow(event, href)}
    >
      <RowContent entry={entry} />
      {leaves && <ArrowUpRight size={14} className={styles.aside} />}
    </MenuItem>
  )
}

/** A disabled entry. It can be focused like the others to show its reason, but does nothing. */
function DisabledRow({ entry }: { entry: MenuEntry }) {
  const ref = useRef<HTMLDivElement>(null)
  const send = useTooltipLayer()
  const explain = (isReached: boolean) => {
    const anchor = ref.current
    if (!anchor) return
    if (!isReached) return send({ type: 'left', anchor })
    const content = entry.disabledReason && <RichText text={entry.disabledReason} />
    send({ type: 'focused', tip: { anchor, content, side: 'left', delay: 0 } })
  }
  useEffect(() => {
    const anchor = ref.current
    return () => {
      if (anchor) send({ type: 'left', anchor })
    }
  }, [send])
  return (
    <MenuItem
      ref={ref}
      id={entry.id}
      textValue={entry.label}
      className={cx(styles.entry)}
      render={withAria({
        'aria-disabled': true,
        'aria-description': plainText(entry.disabledReason ?? ''),
      })}
      shouldCloseOnSelect={false}
      onFocusChange={explain}
      // A fast pointer reaches the row before the focus follows it.
      onHoverChange={explain}
    >
      <RowContent entry={entry} />
    </MenuItem>
  )
}

const RowContent = ({ entry }: { entry: MenuEntry }) => (
  <>
    {entry.icon}
    <span className={styles.label}>{entry.label}</span>
    {(entry.isCurrent || entry.isOn) && <Check size={14} className={styles.aside} />}
  </>
)
