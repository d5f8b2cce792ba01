import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react'
import {
  POSITION,
  pauseRequested,
  playRequested,
  seekRequested,
  speedChosen,
  stepRequested,
  type PlayerViewModel,
} from '@/store/replay/player/player'
import { replayPaths } from '@/store/login/paths'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectOrigin } from '@/store/tab/slice'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { IconButton } from '@/ui/Button/Button'
import { Row, Stack } from '@/ui/Layout/Layout'
import { Select } from '@/ui/Select/Select'
import { Slider } from '@/ui/Slider/Slider'
import styles from './Player.module.css'

/** Playback speeds, relative to that of the recording. */
const speeds = [0.5, 1, 2, 4, 8, 16].map(speed => ({ value: String(speed), label: `${speed}×` }))

interface ControlsProps {
  player: PlayerViewModel
  /** Whether the recorded window is shown as large as it was. */
  isActualSize?: boolean
  /** Undefined if its size is not known. */
  onActualSize?: (isActualSize: boolean) => void
}

/** The position of the replay, and the controls that change it. */
export function Controls({ player, isActualSize = false, onActualSize }: ControlsProps) {
  const send = useSend()
  const origin = useAppSelector(selectOrigin)
  const { position, inputs, divergedAt, state, target } = player
  const isPlaying = state === 'playing' || state === 'rewinding'
  const place = `${position} of ${inputs}`
  return (
    <div role="group" aria-label="Replay controls" className={styles.controls}>
      <Row gap={3}>
        <Slider
          label="Position"
          value={state === 'seeking' ? target : position}
          max={inputs}
          valueText={`Input ${place}`}
          mark={divergedAt ?? undefined}
          onChange={to => send(seekRequested({ to }))}
        />
        <output className={styles.place}>{place}</output>
        <CopyButton
          label={`Copy link to input ${position}`}
          text={`${origin}${replayPaths.player()}?${POSITION}=${position}`}
        />
      </Row>
      <Row gap={3} rowGap={1} flexWrap="wrap">
        <Row gap={1} flex="1 0 auto">
          <IconButton label="Go to start" hasTooltip onPress={() => send(seekRequested({ to: 0 }))}>
            <ChevronFirst size={18} />
          </IconButton>
          <IconButton label="Step back" hasTooltip onPress={() => send(stepRequested({ by: -1 }))}>
            <StepBack size={18} />
          </IconButton>
          <IconButton
            label={isPlaying ? 'Pause' : 'Play'}
            hasTooltip
            tone="secondary"
            onPress={() => send(isPlaying ? pauseRequested() : playRequested())}
          >
            {isPlaying ? <Pause size={18} /> : <Play size={18} />}
          </IconButton>
          <IconButton label="Step" hasTooltip onPress={() => send(stepRequested({ by: 1 }))}>
            <StepForward size={18} />
          </IconButton>
          <IconButton
            label="Go to end"
            hasTooltip
            onPress={() => send(seekRequested({ to: inputs }))}
          >
            <ChevronLast size={18} />
          </IconButton>
        </Row>
        {onActualSize && (
          <Checkbox label="Actual size" value={isActualSize} onChange={onActualSize} />
        )}
        <Stack flex="none" width="6rem">
          <Select
            label="Speed"
            name="speed"
            isLabelHidden
            isOptionalHidden
            items={speeds}
            value={String(player.speed)}
            onChange={speed => send(speedChosen({ speed: Number(speed) }))}
          />
        </Stack>
      </Row>
    </div>
  )
}
