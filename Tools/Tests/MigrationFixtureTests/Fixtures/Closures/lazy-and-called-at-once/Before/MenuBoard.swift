final class KitchenPass: Sendable {
  static let shared = KitchenPass()
  let dishes = ["soup", "stew"]
  func describe(_ dish: String) -> String { "hot \(dish)" }
}

final class MenuBoard {
  lazy var headline: String = KitchenPass.shared.describe("soup")
  lazy var everything: [String] = {
    var lines: [String] = []
    for dish in KitchenPass.shared.dishes {
      lines.append(KitchenPass.shared.describe(dish))
    }
    return lines
  }()

  init() {}

  func short() -> String {
    let text = { KitchenPass.shared.dishes.joined(separator: "+") }()
    return text
  }
}
