final class LabelGun: Sendable {
  static let shared = LabelGun()
  func tag(_ price: Int) -> String { "int \(price)" }
  func tag(_ price: String) -> String { "text \(price)" }
  func tag(_ price: Int, in currency: String) -> String { "\(price) \(currency)" }
  func tag(percent: Int) -> String { "\(percent)%" }
}

final class PriceTagger {
  let price = 5

  init() {}

  func run() -> [String] {
    [LabelGun.shared.tag(price), LabelGun.shared.tag("free"), LabelGun.shared.tag(2, in: "EUR")]
  }
}
