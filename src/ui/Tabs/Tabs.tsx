import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { cx } from '@/ui/cx'
import shared from '@/ui/RouteTabs/Tabs.module.css'
import styles from './Tabs.module.css'

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

/** Tabs that are a choice within a page, not addresses. The arrow keys choose the neighbour. */
export function Tabs({ tabs, current, onChange, isDisabled = false, ...props }: TabsProps) {
  return (
    <AriaTabs
      className={cx(styles.tabs)}
      selectedKey={current}
      onSelectionChange={key => onChange(String(key))}
      isDisabled={isDisabled}
    >
      <TabList aria-labelledby={props.labelledBy} className={cx(shared.list)}>
        {tabs.map(({ id, label }) => (
          <Tab key={id} id={id} className={cx(shared.tab)}>
            <span className={shared.label}>{label}</span>
          </Tab>
        ))}
      </TabList>
      {/* Another panel for each: one that is kept would keep its first id, which no tab names then. */}
      <TabPanel key={current} id={current} className={cx(shared.panel)}>
        {props.children}
      </TabPanel>
    </AriaTabs>
  )
}
