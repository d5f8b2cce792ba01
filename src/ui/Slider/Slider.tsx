import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { cx } from '@/ui/cx'
import styles from './Slider.module.css'

export interface SliderProps {
  /** Names the slider; it is not shown. */
  label: string
  value: number
  max: number
  onChange: (value: number) => void
  /** The value in words, for assistive technology. */
  valueText: string
  /** A value that is marked on the track. */
  mark?: number | undefined
  isDisabled?: boolean
}

/** A place between 0 and `max`, in whole steps. */
export function Slider({ label, value, max, onChange, valueText, mark, ...props }: SliderProps) {
  // With nothing between its ends it would divide by zero.
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
