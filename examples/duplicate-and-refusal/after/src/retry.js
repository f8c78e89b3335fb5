const LIMIT = 5

export async function retry(work) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === LIMIT) throw error
    }
  }
}
