const LIMIT = 3

export async function retry(work) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === LIMIT) throw error
    }
  }
}
