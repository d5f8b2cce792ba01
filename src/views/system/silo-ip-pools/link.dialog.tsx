import { useMemo } from 'react'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import {
  selectPoolsToLink,
  selectSiloDefaultBox,
  siloIpPoolLinkForm as form,
} from '@/store/system/silo-ip-pools/link.form'
import { Badge, VersionBadge } from '@/ui/Badge/Badge'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { DefaultBox } from '../ip-pools/PoolParts'

/** The open form that links the silo of the page to a pool. */
function PoolLinkModal() {
  return (
    <ModalForm form={form} title="Link pool" submitLabel="Link">
      <Message>The users of this silo can take addresses from a linked pool.</Message>
      <PoolField />
      <DefaultBox {...form.useField('isDefault')} box={useAppSelector(selectSiloDefaultBox)} />
    </ModalForm>
  )
}

function PoolField() {
  const pools = useAppSelector(selectPoolsToLink)
  const hasVersions = useSupports('poolVersions')
  const items = useMemo(
    () =>
      pools.map(({ name, description, ipVersion, poolType }) => ({
        value: name,
        label: name,
        detail: description,
        aside: hasVersions && (
          <>
            <VersionBadge version={ipVersion} />
            {poolType === 'multicast' && <Badge>multicast</Badge>}
          </>
        ),
      })),
    [pools, hasVersions],
  )
  return (
    <Combobox
      {...form.useField('pool')}
      label="IP pool"
      placeholder="Select a pool"
      items={items}
      isRequired
    />
  )
}

export { form, PoolLinkModal as View }
