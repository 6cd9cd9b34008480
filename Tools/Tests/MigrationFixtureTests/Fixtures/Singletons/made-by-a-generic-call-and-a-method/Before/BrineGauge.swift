import Foundation

final class BrineValue<Item: Sendable>: Sendable {
  let key: String
  let fallback: Item

  init(key: String, default fallback: Item) {
    self.key = key
    self.fallback = fallback
  }

  func group(_ name: String) -> Self { self }

  var value: Item {
    get { UserDefaults.standard.object(forKey: key) as? Item ?? fallback }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

enum BrineSettings {
  static let salt = BrineValue<Int>(key: "brine.salt", default: 3)
  static let names = BrineValue<[String]>(key: "brine.names", default: ["north"])
    .group("shared")
}

final class BrineGauge {
  func fill() -> String {
    BrineSettings.salt.value += 1
    return "\(BrineSettings.salt.value) \(BrineSettings.names.value.count)"
  }
}
