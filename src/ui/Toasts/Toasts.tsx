import { useMemo, useState, useLayoutEffect, useRef, useEffect } from 'react'
import { plainText } from '@/lib/rich-text'
import { Announcer } from '@/ui/Announcer/Announcer'
import { Button } from '@/ui/Button/Button'
import { Text } from '@/ui/Layout/Layout'
import { cx } from '@/ui/cx'
import { Toast, toastTitle, type ToastData } from './Toast'
import styles from './Toasts.module.css'

/** How long a removed item stays for its exit animation, in milliseconds. */
const EXIT = 200

interface Shown<Item> {
  item: Item
  isLeaving: boolean
}

const merge = <Item extends { id: unknown }>(
  shown: readonly Shown<Item>[],
  items: readonly Item[],
): readonly Shown<Item>[] => {
  const present = new Map(items.map(item => [item.id, item]))
  const kept = shown.map(({ item }) => {
    const current = present.get(item.id)
    present.delete(item.id)
    return current ? { item: current, isLeaving: false } : { item, isLeaving: true }
  })
  return [...kept, ...[...present.values()].map(item => ({ item, isLeaving: false }))]
}

/** The items and, during their exit, those just removed, in their old places. */
const useLeaving = <Item extends { id: unknown }>(
  items: readonly Item[],
): readonly Shown<Item>[] => {
  const [state, setState] = useState({ items, shown: merge<Item>([], items) })
  if (state.items !== items) setState({ items, shown: merge(state.shown, items) })

  const leaving = state.shown.filter(entry => entry.isLeaving).length
  useEffect(() => {
    if (leaving === 0) return
    const timer = window.setTimeout(
      () => setState(now => ({ ...now, shown: now.shown.filter(entry => !entry.isLeaving) })),
      EXIT,
    )
    return () => window.clearTimeout(timer)
  }, [leaving])
  return state.shown
}

/** Space between the toasts and what they must not cover, in pixels. */
const GAP = 12

/**
 * The footers of the page and of dialogs, with their buttons, and the row that was acted on, which
 * has the focus.
 */
const KEPT_CLEAR = 'footer, [data-foot], tr:focus-within'

/** How far to lift a box above its place at the bottom so that it covers none of the others. */
const liftOver = (box: DOMRect, others: readonly DOMRect[]): number => {
  let bottom = box.bottom
  for (const other of others.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = other.height === 0 || other.left >= box.right || other.right <= box.left
    const isClear = other.top >= bottom || other.bottom <= bottom - box.height
    if (!isBeside && !isClear) bottom = other.top - GAP
  }
  return bottom < box.height ? 0 : box.bottom - bottom
}

/**
 * Lifts the toasts above what they must not cover while there are any, and reserves space for them
 * at the end of the page. Dialogs and screens change what is below them.
 */
const useClearPlace = (isShown: boolean) => {
  const stack = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = stack.current
    if (!isShown || !element) return
    const page = document.documentElement.style
    const place = () => {
      element.style.translate = ''
      const box = element.getBoundingClientRect()
      const others = Array.from(document.querySelectorAll(KEPT_CLEAR), other =>
        other.getBoundingClientRect(),
      )
      const lift = liftOver(box, others)
      if (lift > 0) element.style.translate = `0 ${-lift}px`
      page.setProperty('--toasts-height', `${box.height}px`)
    }
    place()
    const changes = new MutationObserver(place)
    changes.observe(document.body, { childList: true, subtree: true })
    const controller = new AbortController()
    document.addEventListener('focusin', place, { signal: controller.signal })
    window.addEventListener('resize', place, { signal: controller.signal })
    return () => {
      changes.disconnect()
      controller.abort()
      page.removeProperty('--toasts-height')
    }
  }, [isShown])
  return stack
}

/** Number of toasts shown in full. If there are more, the oldest fold into a line above them. */
const WHOLE = 3

export interface ToastsProps {
  /** Oldest first. Removing a toast hides it. */
  toasts: readonly ToastData[]
  onDismiss: (id: ToastData['id']) => void
  /** Does what a toast offers. */
  onAct: (id: ToastData['id']) => void
  onShowCommand: (commandId: number) => void
}

/** The stack of toasts at the bottom left, newest at the bottom, above everything else. */
export function Toasts({ toasts, onDismiss, onAct, onShowCommand }: ToastsProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const folded = Math.max(0, toasts.length - WHOLE)
  if (isUnfolded && folded === 0) setIsUnfolded(false)
  const isFolded = folded > 0 && !isUnfolded
  const shown = useLeaving(toasts)
  const whole = isFolded ? shown.filter(({ item }) => toasts.indexOf(item) >= folded) : shown
  const stack = useClearPlace(shown.length > 0)
  const messages = useMemo(
    () =>
      toasts.map(toast => ({
        id: toast.id,
        text: `${toastTitle(toast)}: ${plainText(toast.content)}`,
      })),
    [toasts],
  )
  return (
    <>
      {/* Marked so that modal dialogs keep it operable. */}
      <div
        ref={stack}
        className={styles.stack}
        data-unfolded={isUnfolded || undefined}
        data-testid="Toasts"
        data-react-aria-top-layer="true"
        {...(shown.length > 0 && { role: 'region', 'aria-label': 'Notifications' })}
      >
        {isFolded && (
          <div className={cx(styles.toast, styles.folded)}>
            <Text flex={1} minWidth={0} overflowWrap="anywhere">
              {folded === 1 ? '1 earlier notification' : `${folded} earlier notifications`}
            </Text>
            <Button size="sm" tone="ghost" onPress={() => setIsUnfolded(true)}>
              Show all
            </Button>
          </div>
        )}
        {whole.map(({ item, isLeaving }) => (
          <Toast
            key={item.id}
            toast={item}
            isLeaving={isLeaving}
            onDismiss={() => onDismiss(item.id)}
            onAct={() => onAct(item.id)}
            onShowCommand={onShowCommand}
          />
        ))}
      </div>
      <Announcer messages={messages} />
    </>
  )
}
