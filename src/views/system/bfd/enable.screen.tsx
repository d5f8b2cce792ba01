import { formatInterval } from '@/lib/duration'
import { useAppSelector } from '@/store/setup/hooks'
import {
  bfdEnableForm as form,
  REQUIRED_RX,
  selectDetectionTime,
  selectIsKnownSession,
  THRESHOLD,
} from '@/store/system/bfd/enable.form'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { NumberField } from '@/ui/NumberField/NumberField'
import { SWITCH_CHOICES } from '@/store/system/sleds/rules'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { AddressField } from '@/views/shared/checked-field/CheckedField'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { SideForm } from '@/views/shared/side-form/SideForm'

const MODES = [
  { value: 'single_hop', label: 'Single hop', help: 'The peer is on a link of the switch.' },
  { value: 'multi_hop', label: 'Multi hop', help: 'There are routers in between.' },
] as const

/** What the form will do. */
function Outcome() {
  const { locale } = useLocale()
  const time = useAppSelector(selectDetectionTime)
  const isKnown = useAppSelector(selectIsKnownSession)
  return (
    <Stack role="status" gap={3}>
      {time !== undefined && (
        <Message>
          The peer counts as lost after {formatInterval(time, locale)} without a packet.
        </Message>
      )}
      {isKnown && (
        <Message tone="notice">
          This switch already has a session with this peer. Its settings are replaced.
        </Message>
      )}
    </Stack>
  )
}

/** A new BFD session, over the list. */
function BfdEnableView() {
  return (
    <SideForm
      form={form}
      title="Enable BFD session"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <AddressField
        form={form}
        {...form.useField('remote')}
        label="Remote address"
        help="The address of the peer."
        isRequired
      />
      <RadioGroup
        {...form.useField('switchSlot')}
        label="Switch"
        options={SWITCH_CHOICES}
        isInline
        isRequired
      />
      <RadioGroup {...form.useField('mode')} label="Mode" options={MODES} isRequired />
      <AddressField
        form={form}
        {...form.useField('local')}
        label="Local address"
        help="The address that the switch sends from. Leave empty to let it choose."
      />
      <NumberField
        {...form.useField('detectionThreshold')}
        {...THRESHOLD}
        help="How many packets in a row must be lost."
      />
      <NumberField
        {...form.useField('requiredRx')}
        {...REQUIRED_RX}
        help="The time between two packets that the switch asks the peer for."
      />
      <Outcome />
    </SideForm>
  )
}

export { form, BfdEnableView as View }
