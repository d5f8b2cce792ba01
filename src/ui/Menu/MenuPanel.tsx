import { ArrowUpRight, Check } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '@/ui/cx'
import { isExternal, useFollow } from '@/ui/Link/useFollow'
import { RichText } from '@/ui/RichText/RichText'
import { useTooltipLayer } from '@/ui/Tooltip/TooltipLayer'
import { useUi } from '@/ui/UiProvider/UiContext'
import { isDangerous, type MenuEntry } from './menu'
import { usePressOutside } from './usePressOutside'
import styles from './Menu.module.css'

/** Which entry has focus when the menu opens: none of them for a pointer. */
export type MenuStart = 'first' | 'last' | 'none'

export interface MenuPanelProps {
  label: string
  entries: readonly MenuEntry[]
  start: MenuStart
  triggerRef: RefObject<HTMLElement | null>
  placement: 'bottom start' | 'bottom end'
  onClose: () => void
}

/** The open menu. Loaded when a menu button is first reached, because few pages start with it. */
export function MenuPanel({
  label,
  entries,
  start,
  triggerRef,
  placement,
  onClose,
}: MenuPanelProps) {
  const panelRef = useRef<HTMLElement>(null)
  usePressOutside(panelRef, triggerRef, onClose)
  return (
    <Popover
      ref={panelRef}
      isOpen
      isNonModal
      triggerRef={triggerRef}
      placement={placement}
      offset={4}
      onOpenChange={isOpen => !isOpen && onClose()}
      shouldCloseOnInteractOutside={element => !triggerRef.current?.contains(element)}
      className={cx(styles.popover)}
      style={{ zIndex: 'var(--z-menu)' }}
    >
      <Menu
        aria-label={label}
        autoFocus={start === 'none' ? true : start}
        onClose={onClose}
        className={cx(styles.menu)}
      >
        {entries.map(entry => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Menu>
    </Popover>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { href, disabledReason, onAction } = entry
  const { hint } = useUi()
  const follow = useFollow()
  const leaves = href !== undefined && isExternal(href)
  const look = cx(styles.entry, isDangerous(entry) && styles.danger)
  if (disabledReason) return <DisabledEntry entry={entry} />
  if (href === undefined) {
    return (
      <MenuItem
        id={entry.id}
        textValue={entry.label}
        className={look}
        {...(onAction && { onAction })}
      >
        <EntryContent entry={entry} />
      </MenuItem>
    )
  }
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      className={look}
      href={href}
      {...(leaves ? { target: '_blank', rel: 'noreferrer' } : { onFocus: () => hint(href) })}
      onClick={event => follow(event, href)}
    >
      <EntryContent entry={entry} />
      {leaves && <ArrowUpRight size={14} className={styles.aside} />}
    </MenuItem>
  )
}

/** Can be reached like the others, so that its reason can be read, but does nothing. */
function DisabledEntry({ entry }: { entry: MenuEntry }) {
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
      render={props => <div {...(props as ComponentProps<'div'>)} aria-disabled="true" />}
      shouldCloseOnSelect={false}
      onFocusChange={explain}
      // A pointer that comes straight from afar arrives before the focus would follow it.
      onHoverChange={explain}
    >
      <EntryContent entry={entry} />
    </MenuItem>
  )
}

const EntryContent = ({ entry }: { entry: MenuEntry }) => (
  <>
    {entry.icon}
    <span className={styles.label}>{entry.label}</span>
    {entry.isCurrent && <Check size={14} className={styles.aside} />}
  </>
)
