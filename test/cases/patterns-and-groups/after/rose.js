const a = pick(red, 1, "$1 ${x}")
const b = pick(white, "$1 ${x}")
