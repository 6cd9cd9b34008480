final class Fryer: Sendable {
  static let shared = Fryer()
  func fry(_ what: String) -> String { "fried \(what)" }
}

let snackOfTheDay = Fryer.shared.fry("banana")

func quickSnack() -> String { Fryer.shared.fry("egg") }

final class SnackCart {
  init() {}

  func serve() -> String { Fryer.shared.fry("tofu") + ", " + quickSnack() + ", " + snackOfTheDay }
}
