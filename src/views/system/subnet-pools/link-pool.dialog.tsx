import { useMemo } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import {
  selectSiloDefaultBox,
  selectSubnetPoolsToLink,
  siloSubnetPoolLinkForm as form,
} from '@/store/system/subnet-pools/link.form'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { VersionBadge } from '@/ui/Badge/Badge'
import { DefaultBox } from '../ip-pools/PoolParts'

/** The open form that links the silo of the page to a subnet pool. */
function SubnetPoolLinkModal() {
  const pools = useAppSelector(selectSubnetPoolsToLink)
  const items = useMemo(
    () =>
      pools.map(({ name, description, ipVersion }) => ({
        value: name,
        label: name,
        detail: description,
        aside: <VersionBadge version={ipVersion} />,
      })),
    [pools],
  )
  return (
    <ModalForm form={form} title="Link subnet pool" submitLabel="Link">
      <Message>The users of this silo can take subnets from a linked pool.</Message>
      <Combobox
        {...form.useField('other')}
        label="Subnet pool"
        placeholder="Select a subnet pool"
        items={items}
        isRequired
      />
      <DefaultBox {...form.useField('isDefault')} box={useAppSelector(selectSiloDefaultBox)} />
    </ModalForm>
  )
}

export { form, SubnetPoolLinkModal as View }
