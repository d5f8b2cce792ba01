export { loginLocalForm as form } from '@/store/login/local/log-in.form'
export { LoginView as View } from './LoginView'
