import { useRef, useState } from 'react'
import { replayFileChosen, replayLogRead, replayLogRefused } from '@/store/replay/player/events'
import { useSend } from '@/store/setup/hooks'
import { openLogFile, type LogFile } from './log-file'

/** The log open in this page, and functions to open and close one. */
export const useLogFile = () => {
  const send = useSend()
  const [file, setFile] = useState<LogFile | null>(null)
  const latest = useRef<File | null>(null)

  const open = async (chosen: File) => {
    latest.current = chosen
    setFile(null)
    send(replayFileChosen())
    try {
      const read = await openLogFile(chosen)
      if (latest.current !== chosen) return
      setFile(read)
      send(replayLogRead({ inputs: read.inputs }))
    } catch (cause) {
      if (latest.current !== chosen) return
      const message = cause instanceof Error ? cause.message : String(cause)
      send(replayLogRefused({ message: message.slice(0, 300) }))
    }
  }

  const close = () => {
    latest.current = null
    setFile(null)
  }

  return { file, open: (chosen: File) => void open(chosen), close }
}
