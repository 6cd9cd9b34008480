FerryRoster.rows = []
FerryRoster.count = 0
let desk = FerryDesk()
desk.generic()
desk.place()
desk.all()
desk.six()
print(desk.change(), desk.add(), desk.increase(), desk.ring([2]), FerryLog.lines, FerryStops.stops)
