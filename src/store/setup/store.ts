export { createStore, type AppStore } from '@/store/root/store'
