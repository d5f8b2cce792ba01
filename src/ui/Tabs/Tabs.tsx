import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from '@/ui/RouteTabs/Tabs.module.css'
import own from './Tabs.module.css'

export interface TabsProps {
  /** The id of the heading that names the list of tabs. */
  labelledBy: string
  tabs: readonly { id: string; label: ReactNode }[]
  current: string
  onChange: (id: string) => void
  isDisabled?: boolean | undefined
  /** The panel's content. */
  children: ReactNode
}

const STEPS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs that are a choice within a page, not addresses. The arrow keys choose the neighbour. */
export function Tabs({ tabs, current, onChange, isDisabled = false, ...props }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const choose = (index: number) => {
    const tab = tabs[index]
    if (tab && tab.id !== current) onChange(tab.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || isDisabled) return
    event.preventDefault()
    const from = tabs.findIndex(tab => tab.id === current)
    const to = (from + step + tabs.length) % tabs.length
    list.current?.querySelectorAll('button')[to]?.focus()
    choose(to)
  }
  return (
    <div className={own.tabs}>
      <div
        ref={list}
        role="tablist"
        aria-labelledby={props.labelledBy}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === current ? 0 : -1}
            disabled={isDisabled}
            className={styles.tab}
            onClick={() => choose(index)}
          >
            <span className={styles.label}>{tab.label}</span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`}>
        {props.children}
      </div>
    </div>
  )
}
