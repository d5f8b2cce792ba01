import { useMemo } from 'react'
import {
  selectFreeFloatingIps,
  type FloatingIpViewModel,
} from '@/store/project/instance-create/addresses'
import {
  floatingIpPickForm,
  useFloatingIpPickField as useField,
} from '@/store/project/instance-create/pick-floating-ip.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { Select } from '@/ui/Select/Select'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { useRoute } from '@/views/shell/route-context'

const toItem = ({ name, ip, description }: FloatingIpViewModel) => ({
  value: name,
  label: name,
  detail: [ip, description].filter(Boolean).join(' / '),
  selectedLabel: `${name} (${ip})`,
})

function FloatingIpField() {
  const { project = '' } = useRoute().params
  const free = useAppSelector(state => selectFreeFloatingIps(state, project))
  const items = useMemo(() => free.map(toItem), [free])
  const field = useField('floatingIp')
  const chosen = free.find(({ name }) => name === field.value)
  return (
    <>
      <Message>
        The instance will be reachable at{' '}
        {chosen ? <strong>{chosen.ip}</strong> : 'the selected IP'}.
      </Message>
      <Select
        {...field}
        label="Floating IP"
        placeholder="Select a floating IP"
        items={items}
        isRequired
      />
    </>
  )
}

/** Chooses a floating IP for the instance, while that form is open. */
export function FloatingIpPickModal() {
  const { value: chosen } = useField('floatingIp')
  return (
    <ModalForm
      form={floatingIpPickForm}
      title="Attach floating IP"
      submitLabel="Attach"
      isIncomplete={!chosen}
    >
      <FloatingIpField />
    </ModalForm>
  )
}
