import Foundation

@propertyWrapper
struct BoxItem {
  struct Dependencies {
    var safeBox: @Sendable () -> SafeBox

    static var defaultDependencies: Self {
      Self(safeBox: { SafeBox.shared })
    }
  }

  private let dependencies: Dependencies

  let key: String

  init(key: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.key = key
  }

  var wrappedValue: String? {
    get { dependencies.safeBox().storage.string(forKey: key) }
    set { dependencies.safeBox().storage.set(newValue, forKey: key) }
  }
}

final class SafeBox {
  nonisolated(unsafe) static let shared = SafeBox()

  let storage = UserDefaults(suiteName: "safe-box") ?? .standard

  @BoxItem(key: "token") var token: String?
}
