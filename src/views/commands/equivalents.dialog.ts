export { equivalentsForm as form } from '@/store/commands/equivalents.form'
export { EquivalentsDialog as View } from './EquivalentsDialog'
