/** Any event as data: what menus, dialogs and toasts hold instead of functions. */
export type StoreEvent = { type: string; payload?: unknown }
