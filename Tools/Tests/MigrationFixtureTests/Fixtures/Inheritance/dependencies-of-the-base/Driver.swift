let night = NightSteamer { print($0) }
print(night.sail(at: 5), night.cabinPrice())
let car = RampSteamer(ramps: 3)
print(car.sail(at: 2), car.load())
let fast = FastRampSteamer()
print(fast.sail(at: 1), fast.load(), fast.speed())
let tourists = TouristSteamer(name: "sun") { print($0) }
print(tourists.sail(at: 4), tourists.photo())
print(dock(Pier.self).depth(), dock(StonePier.self).wall(), dock(StonePier.self).depth())
print(KeyCabinet().label(), KeyCabinet().open())
print(BananaSteamer(crates: 2).ripen(), PaperSteamer().fold(), PaperSteamer().load())
print(PaintedSteamer().paint(), NestedSteamer().size())
print(FastArchiveSteamer().list(), await FastArchiveSteamer().later())
