let map = SeatMap()
map[3] = "Ada"
map[10] = "Bo"
print(map[3], map[10], map[4])
