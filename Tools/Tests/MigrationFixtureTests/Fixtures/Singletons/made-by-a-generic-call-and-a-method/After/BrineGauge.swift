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
  struct Dependencies {
    var salt: BrineValue<Int>
    var names: BrineValue<[String]>

    static var defaultDependencies: Self {
      Self(salt: BrineSettings.salt, names: BrineSettings.names)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func fill() -> String {
    dependencies.salt.value += 1
    return "\(dependencies.salt.value) \(dependencies.names.value.count)"
  }
}
