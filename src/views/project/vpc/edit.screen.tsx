import { vpcEditForm as form } from '@/store/project/vpcs/edit.form'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { NameField } from '@/ui/NameField/NameField'
import { NetworkForm } from '../networking/NetworkForm'

/** Edits a VPC's name, description and DNS name, over its page. */
function VpcEditView() {
  return (
    <NetworkForm form={form} title="Edit VPC">
      <form.Field
        name="name"
        as={NameField}
        help="Firewall rules and custom routes keep the old name of a VPC. If you rename it, change them, too."
      />
      <form.Field name="description" as={DescriptionField} />
      <form.Field
        name="dnsName"
        as={NameField}
        label="DNS name"
        help="Leave empty to keep it."
        isRequired={false}
      />
    </NetworkForm>
  )
}

export { form, VpcEditView as View }
