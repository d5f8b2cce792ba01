import { vpcEditForm } from '@/store/project/vpcs/edit.form'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { NameField } from '@/ui/NameField/NameField'
import { NetworkForm } from '../networking/NetworkForm'

function Name() {
  return (
    <NameField
      {...vpcEditForm.useField('name')}
      help="Firewall rules and custom routes keep the old name of a VPC. If you rename it, change them, too."
    />
  )
}

function Description() {
  return <DescriptionField {...vpcEditForm.useField('description')} />
}

function DnsName() {
  return (
    <NameField
      {...vpcEditForm.useField('dnsName')}
      label="DNS name"
      help="Leave empty to keep it."
      isRequired={false}
    />
  )
}

/** Edits a VPC's name, description and DNS name, over its page. */
function VpcEditView() {
  return (
    <NetworkForm form={vpcEditForm} title="Edit VPC" submitLabel="Update VPC">
      <Name />
      <Description />
      <DnsName />
    </NetworkForm>
  )
}

export { vpcEditForm as form, VpcEditView as View }
