export { instanceResizeForm as form } from '@/store/project/instance/resize.form'
export { ResizeModal as View } from './ResizeModal'
