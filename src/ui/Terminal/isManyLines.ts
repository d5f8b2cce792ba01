/** Whether pasted text would be entered as several lines: one final line end does not count. */
export const isManyLines = (text: string): boolean => /[\r\n]/.test(text.replace(/\r?\n$|\r$/, ''))
