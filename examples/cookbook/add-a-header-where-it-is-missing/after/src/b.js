// SPDX-License-Identifier: MIT
export const b = 2
