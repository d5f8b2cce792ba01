import { useId, useState, type FormEvent, type RefObject } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { formatZones } from '@/lib/chart-time'
import type { TimeWindow } from '@/lib/time-range'
import { Button } from '@/ui/Button/Button'
import { FieldError } from '@/ui/Field/Field'
import { Stack } from '@/ui/Layout/Layout'
import { PopoverPanel } from '@/ui/PopoverButton/PopoverPanel'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { DaysOfRange } from './DaysOfRange'
import { draftOf, problemOf, windowIn } from './draft'
import { MomentField } from './MomentField'
import styles from './RangePanel.module.css'

export interface RangePanelProps {
  window: TimeWindow
  /** The last day that can be picked, in milliseconds since 1970. */
  latest?: number | undefined
  triggerRef: RefObject<HTMLElement | null>
  onChange: (window: TimeWindow) => void
  onClose: () => void
}

/** Which of the two times has empty parts. */
type Lacking = Record<'start' | 'end', boolean>

const INCOMPLETE = 'Enter all parts of the dates and times'

/** Fields for start and end, and a calendar to pick days. Applied only on request. */
export function RangePanel({ window, latest, triggerRef, onChange, onClose }: RangePanelProps) {
  const reader = useLocale()
  const { locale, timeZone } = reader
  const id = useId()
  const [draft, setDraft] = useState(() => draftOf(window, timeZone))
  const [lacking, setLacking] = useState<Lacking>({ start: false, end: false })
  const isIncomplete = lacking.start || lacking.end
  const problem = isIncomplete ? INCOMPLETE : problemOf(draft, timeZone)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const chosen = windowIn(draft, timeZone)
    if (!chosen || isIncomplete) return
    onChange(chosen)
    onClose()
  }
  const moment = { isInvalid: problem !== undefined, describedBy: `${id}error` }
  return (
    <PopoverPanel
      label="Date range"
      align="start"
      width="20rem"
      triggerRef={triggerRef}
      onClose={onClose}
    >
      <I18nProvider locale={locale}>
        <Stack as="form" gap={3} padding={4} onSubmit={apply}>
          <MomentField
            {...moment}
            label="Start time"
            value={draft.start}
            onChange={start => setDraft({ ...draft, start })}
            onLack={start => setLacking(before => ({ ...before, start }))}
          />
          <MomentField
            {...moment}
            label="End time"
            value={draft.end}
            onChange={end => setDraft({ ...draft, end })}
            onLack={end => setLacking(before => ({ ...before, end }))}
          />
          <FieldError id={`${id}error`} error={problem} />
          <DaysOfRange draft={draft} latest={latest} timeZone={timeZone} onChange={setDraft} />
          <div className={styles.footer}>
            <span className={styles.zone}>
              {formatZones(windowIn(draft, timeZone) ?? window, reader)}
            </span>
            <Button onPress={onClose}>Cancel</Button>
            <Button tone="primary" type="submit" isDisabled={problem !== undefined}>
              Apply
            </Button>
          </div>
        </Stack>
      </I18nProvider>
    </PopoverPanel>
  )
}
