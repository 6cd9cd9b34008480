MooringStore6139.register((any MooringLines6139).self) { MooringRopes6139() }
MooringStore6139.register(MooringBell6139.self) { MooringBell6139() }
let mooringQuay6139 = MooringQuay6139(name: "east")
print(mooringQuay6139.land(), mooringQuay6139.land(), mooringQuay6139.late())
print(MooringBase6139(element: 3).text())
