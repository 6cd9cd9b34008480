struct EmptyLog: HarbourLogProtocol {
  func lines() -> [String] { [] }
}
struct Noon: HarbourClockProtocol {
  func hour() -> Int { 12 }
}
let dependencies = LogBook.Dependencies(harbourLog: EmptyLog(), harbourClock: Noon())
expect(LogBook.stamp("x", dependencies: dependencies) == "12 h: x of 0", "the function")
expect(LogBook(title: "T", dependencies: dependencies).page() == "T: ", "the instance")
expect(
  LogBook(title: "T", dependencies: dependencies).entry() == "12 h: T of 0.",
  "the instance hands them to the function")
