/** Does to its end what may be left for a turn of the event loop wherever it yields. */
export const atOnce = <Result>(work: Generator<void, Result>): Result => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
