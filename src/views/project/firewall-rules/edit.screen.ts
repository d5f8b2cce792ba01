export { firewallRuleEditForm as form } from '@/store/project/firewall-rules/edit.form'
export { RuleEditView as View } from './RuleEditView'
