var buoy = Buoy6145(name: "north")
print(buoy.light(after: 3, named: "south"), buoy.label(1), buoy.prefix(2))
