struct HighWater: TideAlmanacProtocol {
  func height(_ hour: Int) -> Int { 100 }
  func isSpring() -> Bool { true }
}
struct SmallRampDeck: RampDeckProtocol {
  func places() -> Int { 1 }
}
let tide = Steamer.Dependencies(tideAlmanac: HighWater())
let testNight = NightSteamer(dependencies: tide) { _ in }
expect(testNight.sail(at: 5) == "night 100", "the base class uses what the subclass took")
expect(testNight.cabinPrice() == 90, "the subclass uses what the base class has")
let testFast = FastRampSteamer(
  dependencies: .init(rampDeck: SmallRampDeck(), base: tide))
expect(testFast.sail(at: 2) == "car 100", "two classes above use it")
expect(testFast.load() == 102, "the class above shares the field of the base")
expect(testFast.speed() == 1, "the lowest class reads the field of the class above")
let testTourists = TouristSteamer(name: "sun", dependencies: tide) { _ in }
expect(testTourists.photo() == "100", "an inherited initializer takes them")
let testQuay = dock(StonePier.self)
testQuay.dependencies = .init(tideAlmanac: HighWater())
expect(testQuay.wall() == 103 && testQuay.depth() == 103, "one property serves both")
let testLocker = KeyCabinet(
  dependencies: .init(rampDeck: SmallRampDeck(), base: .init(tideAlmanac: HighWater())))
expect(testLocker.label() == "[1, 2] 100" && testLocker.open() == 3, "a generic base takes them")
let bananas = BananaSteamer(crates: 1, dependencies: .init(rampDeck: SmallRampDeck(), base: tide))
expect(bananas.ripen() == 101 && bananas.load() == 101, "it uses what the class far above has")
