export { LoginChoiceView as View } from './LoginChoiceView'
