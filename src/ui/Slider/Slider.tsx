import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { cx } from '@/ui/cx'
import styles from './Slider.module.css'

export interface SliderProps {
  /** Accessible label, not shown. */
  label: string
  value: number
  max: number
  onChange: (value: number) => void
  /** The value as text, for assistive technology. */
  valueText: string
  /** A value to mark on the track. */
  mark?: number | undefined
  isDisabled?: boolean
}

/** A position between 0 and `max`, in whole steps. */
export function Slider({ label, value, max, onChange, valueText, mark, ...props }: SliderProps) {
  // React-aria would divide by zero if the maximum were the minimum.
  const most = Math.max(max, 1)
  return (
    <AriaSlider
      aria-label={label}
      value={value}
      maxValue={most}
      onChange={next => onChange(Number(next))}
      isDisabled={props.isDisabled ?? false}
      className={cx(styles.slider)}
    >
      <SliderTrack className={cx(styles.track)}>
        <div className={styles.filled} style={{ width: `${(100 * value) / most}%` }} />
        {mark !== undefined && (
          <div className={styles.mark} style={{ left: `${(100 * mark) / most}%` }} />
        )}
        <SliderThumb aria-valuetext={valueText} className={cx(styles.thumb)} />
      </SliderTrack>
    </AriaSlider>
  )
}
