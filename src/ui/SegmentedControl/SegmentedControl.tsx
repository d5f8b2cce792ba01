import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { cx } from '@/ui/cx'
import styles from './SegmentedControl.module.css'

export interface SegmentedControlProps<Value extends string> {
  /** Accessible label, not shown. */
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** One choice from two to four that are always visible, such as the theme. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const choose = ([chosen]: Iterable<unknown>) => {
    const option = props.options.find(({ value }) => value === chosen)
    if (option) props.onChange(option.value)
  }
  return (
    <ToggleButtonGroup
      aria-label={props.label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[props.value]}
      onSelectionChange={choose}
      className={cx(styles.control)}
    >
      {props.options.map(({ value, label, icon }) => (
        <ToggleButton key={value} id={value} className={cx(styles.segment)}>
          {icon}
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
