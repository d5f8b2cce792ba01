export { instanceViewPoll as poll } from '@/store/project/instance/poll'
export { NotBuiltView as View } from '@/views/shared/not-built/NotBuiltView'
