fetchRose(1)
fetchRose(2)
