const a = getRose(red, 1)
const b = getRose(white)
