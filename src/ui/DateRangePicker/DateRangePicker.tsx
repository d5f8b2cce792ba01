import { CalendarClock } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatWindow } from '@/lib/chart-time'
import { chartPresets, type PresetChoice } from '@/lib/time-choices'
import type { PresetId, TimeRange, TimeWindow } from '@/lib/time-range'
import { Button } from '@/ui/Button/Button'
import { lazyPanel, useLoading } from '@/ui/Menu/lazyPanel'
import { Select } from '@/ui/Select/Select'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './DateRangePicker.module.css'

export interface DateRangePickerProps {
  range: TimeRange
  /** The times that the range covers now. */
  window: TimeWindow
  /** Those of charts by default. */
  presets?: readonly PresetChoice[] | undefined
  /** The last day that can be picked, in milliseconds since 1970. */
  latest?: number | undefined
  onChange: (range: TimeRange) => void
  /** Called if the chosen preset is chosen again, to make it end now. */
  onChooseAgain: () => void
}

const CUSTOM = 'custom'

const panel = lazyPanel(async () => (await import('./RangePanel')).RangePanel)

/** Chooses a time range: a preset such as the last hour, or a custom start and end. */
export function DateRangePicker({
  range,
  window,
  latest,
  presets = chartPresets,
  onChange,
  onChooseAgain,
}: DateRangePickerProps) {
  const reader = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const load = useLoading(panel)
  const custom = (chosen: TimeWindow) => onChange({ kind: 'custom', window: chosen })
  const open = async () => {
    // Safari does not focus a clicked button, and the focus has to come back here.
    ref.current?.focus()
    if (await load()) setIsOpen(true)
  }
  const Panel = panel.current()
  const chosen = range.kind === 'preset' ? range.preset : CUSTOM
  return (
    <div className={styles.picker}>
      <div className={styles.presets}>
        <Select
          label="Choose a time range preset"
          name="timeRange"
          isLabelHidden
          items={[...presets, { value: CUSTOM, label: 'Custom' }]}
          value={chosen}
          onChange={value =>
            value === CUSTOM
              ? custom(window)
              : onChange({ kind: 'preset', preset: value as PresetId })
          }
          onChooseAgain={() => range.kind === 'preset' && onChooseAgain()}
        />
      </div>
      <div role="group" aria-label="Choose a date range">
        <Button
          ref={ref}
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onApproach={panel.prefetch}
          onPress={() => (isOpen ? setIsOpen(false) : void open())}
        >
          <CalendarClock size={16} className={styles.icon} />
          <span data-figures>{formatWindow(window, reader)}</span>
        </Button>
      </div>
      {isOpen && Panel && (
        <Panel
          window={window}
          latest={latest}
          triggerRef={ref}
          onChange={custom}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
