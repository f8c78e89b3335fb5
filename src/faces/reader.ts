/** Whether an error of writing says that the reader stopped early, as `head` does, or hung up. */
export const hasLeft = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'EPIPE' || code === 'EIO' || code === 'ERR_STREAM_DESTROYED'

/** Goes on where the reader of the stream leaves; only what is said to it is lost. */
export function outliveReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error) => {
    if (!hasLeft(error)) throw error
  })
}
