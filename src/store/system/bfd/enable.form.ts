import { selectData } from '@/api/core/api'
import type { BfdMode, SwitchSlot } from '@/api/generated/types'
import { ipError, parseIp } from '@/lib/ip'
import { numberError, type NumberEntry, readNumber } from '@/lib/number-entry'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { bfdStatusQuery } from '../issues/queries'
import { systemPaths } from '../paths'

export interface BfdValues {
  remote: string
  /** Empty for an address that the switch chooses. */
  local: string
  switchSlot: SwitchSlot
  mode: BfdMode
  detectionThreshold: NumberEntry
  /** In milliseconds; the API has microseconds. */
  requiredRx: NumberEntry
}

export const THRESHOLD = {
  label: 'Detection threshold',
  min: 1,
  max: 255,
  isInteger: true,
  isRequired: true,
} as const

/** In milliseconds: from a microsecond to an hour. */
export const REQUIRED_RX = {
  label: 'Required receive interval',
  min: 0.001,
  max: 3_600_000,
  units: 'ms',
  isRequired: true,
} as const

const MICROS_PER_MS = 1000

/** An interval in whole microseconds; undefined if it is not a number. */
const micros = (ms: NumberEntry): number | undefined =>
  typeof ms === 'number' ? Math.round(ms * MICROS_PER_MS) : undefined

const remoteError = (remote: string) => requiredError('Remote address', remote) ?? ipError(remote)

const localError = (local: string, remote: string): string | undefined => {
  if (local === '') return undefined
  const [own, other] = [parseIp(local), parseIp(remote)]
  if (!own) return ipError(local)
  if (!other) return undefined
  if (own.version !== other.version) return `Must be an IP${other.version} address like the remote`
  return own.value === other.value ? 'Must not be the remote address' : undefined
}

/** Enables a session, or changes the one with the same peer on the same switch. */
export const bfdEnableForm = defineForm<BfdValues, unknown>({
  name: 'bfdEnable',
  checkedAtOnce: ['remote', 'local', 'detectionThreshold', 'requiredRx'],
  tidies: { detectionThreshold: readNumber, requiredRx: readNumber },
  initial: () => ({
    remote: '',
    local: '',
    switchSlot: 'switch0',
    mode: 'single_hop',
    detectionThreshold: 3,
    requiredRx: 1000,
  }),
  check: values =>
    errorsOf({
      remote: remoteError(values.remote.trim()),
      local: localError(values.local.trim(), values.remote.trim()),
      detectionThreshold: numberError(values.detectionThreshold, THRESHOLD),
      requiredRx: numberError(values.requiredRx, REQUIRED_RX),
    }),
  toCommand: values => ({
    endpoint: 'networkingBfdEnable',
    args: {
      body: {
        remote: values.remote.trim(),
        switchSlot: values.switchSlot,
        mode: values.mode,
        detectionThreshold: Number(values.detectionThreshold),
        requiredRx: micros(values.requiredRx) ?? 0,
        ...(values.local.trim() !== '' && { local: values.local.trim() }),
      },
    },
  }),
  succeeded: (_empty, { remote }) => ({
    toast: { content: ['BFD session with ', emphasis(remote.trim()), ' enabled'] },
    to: systemPaths.bfd(),
  }),
  leaveTo: () => systemPaths.bfd(),
})

const selectValues = (state: RootState) =>
  selectForm(state, bfdEnableForm.name)?.context.values as BfdValues | undefined

/** After how many microseconds without a packet the peer would count as lost; undefined if not known. */
export const selectDetectionTime = (state: RootState): number | undefined => {
  const { detectionThreshold, requiredRx } = selectValues(state) ?? {}
  const interval = micros(requiredRx ?? null)
  return typeof detectionThreshold === 'number' && interval !== undefined
    ? detectionThreshold * interval
    : undefined
}

/** Whether there is a session with that peer on that switch, which the form would change. */
export const selectIsKnownSession = (state: RootState): boolean => {
  const { remote = '', switchSlot } = selectValues(state) ?? {}
  const address = parseIp(remote.trim())
  return (selectData(state, bfdStatusQuery) ?? []).some(session => {
    const peer = parseIp(session.peer)
    return (
      session.switchSlot === switchSlot &&
      peer !== undefined &&
      peer.version === address?.version &&
      peer.value === address.value
    )
  })
}
