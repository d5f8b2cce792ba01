import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Tab, TabList, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { cx } from '@/ui/cx'
import shared from '@/ui/RouteTabs/Tabs.module.css'

export interface TabsProps {
  /** Id of the heading that labels the tabs. */
  labelledBy: string
  tabs: readonly { id: string; label: ReactNode }[]
  current: string
  onChange: (id: string) => void
  isDisabled?: boolean | undefined
  /** The panel's content. */
  children: ReactNode
}

const TAB_STOP =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])'

/**
 * The panel of the current tab. Replaces react-aria's, which forces a layout while rendering, to
 * see if there is a tab stop in it.
 */
function Panel({
  id,
  labelledBy,
  children,
}: {
  id: string
  labelledBy: string
  children: ReactNode
}) {
  const panel = useRef<HTMLDivElement>(null)
  const [hasStop, setHasStop] = useState(true)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const look = () => setHasStop(element.querySelector(TAB_STOP) !== null)
    look()
    const observer = new MutationObserver(look)
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['tabindex', 'disabled'],
    })
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      tabIndex={hasStop ? undefined : 0}
      className={shared.panel}
    >
      {children}
    </div>
  )
}

/** Tabs for a choice within a page, without addresses. The arrow keys choose the next tab. */
export function Tabs({ tabs, current, onChange, isDisabled = false, ...props }: TabsProps) {
  const base = useId()
  const panel = `${base}panel`
  return (
    <div>
      <AriaTabs
        className={cx(shared.tabs)}
        selectedKey={current}
        onSelectionChange={key => onChange(String(key))}
        isDisabled={isDisabled}
      >
        <TabList aria-labelledby={props.labelledBy} className={cx(shared.list)}>
          {tabs.map(({ id, label }) => (
            <Tab
              key={id}
              id={id}
              className={cx(shared.tab)}
              render={tab => (
                <div
                  {...(tab as ComponentProps<'div'>)}
                  id={base + id}
                  aria-controls={id === current ? panel : undefined}
                />
              )}
            >
              <span className={shared.label}>{label}</span>
            </Tab>
          ))}
        </TabList>
      </AriaTabs>
      {/* Outside AriaTabs, whose content is rendered twice, once to find its tabs. */}
      <Panel key={current} id={panel} labelledBy={base + current}>
        {props.children}
      </Panel>
    </div>
  )
}
