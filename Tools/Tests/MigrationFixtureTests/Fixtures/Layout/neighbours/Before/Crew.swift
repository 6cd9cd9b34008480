final class Galley: Sendable { static let shared = Galley(); func meal() -> String { "stew" } }
struct Captain { let name: String }
final class FirstMate {
  init() {}
  func eat() -> String { Galley.shared.meal() }
}
final class Cook {
  let hat: String
  init(hat: String) { self.hat = hat }
  func cook() -> String { hat + Galley.shared.meal() }
}
struct Passenger { func sleep() -> String { "zzz" } }
