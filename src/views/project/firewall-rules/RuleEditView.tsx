import { selectConflict } from '@/store/project/firewall-rules/conflict'
import { firewallRuleEditForm, useRuleEditField } from '@/store/project/firewall-rules/edit.form'
import { useAppSelector } from '@/store/setup/hooks'
import { RuleForm } from './RuleForm'
// After the form: its styles stand in the same order for all forms of rules.
import { RuleConflictDialog } from './RuleConflictDialog'

/** A rule that is there, and the question whose changes to keep where somebody else has made some. */
export function RuleEditView() {
  const conflict = useAppSelector(selectConflict)
  return (
    <RuleForm
      form={firewallRuleEditForm}
      useField={useRuleEditField}
      title="Edit rule"
      submitLabel="Update rule"
    >
      {conflict && <RuleConflictDialog {...conflict} />}
    </RuleForm>
  )
}
