fetchRose(9)
