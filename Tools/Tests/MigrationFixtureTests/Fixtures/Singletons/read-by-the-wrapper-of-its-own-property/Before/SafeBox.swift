import Foundation

@propertyWrapper
struct BoxItem {
  let key: String

  init(key: String) { self.key = key }

  var wrappedValue: String? {
    get { SafeBox.shared.storage.string(forKey: key) }
    set { SafeBox.shared.storage.set(newValue, forKey: key) }
  }
}

final class SafeBox {
  nonisolated(unsafe) static let shared = SafeBox()

  let storage = UserDefaults(suiteName: "safe-box") ?? .standard

  @BoxItem(key: "token") var token: String?
}
