import { switchPortLldpForm as form } from '@/store/system/switch-ports/lldp.form'
import { LLDP_LABELS, LLDP_TEXTS } from '@/store/system/switch-ports/rules'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { CheckedField } from '@/views/shared/checked-field/CheckedField'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** The open form that changes what a port announces. */
function LldpModal() {
  return (
    <ModalForm form={form} title="Edit LLDP">
      <form.Field name="enabled" as={Checkbox} label="LLDP enabled" />
      {LLDP_TEXTS.map(name => (
        <form.Field
          key={name}
          name={name}
          as={CheckedField}
          form={form}
          label={LLDP_LABELS[name]}
        />
      ))}
    </ModalForm>
  )
}

export { form, LldpModal as View }
