final class BarnStore: Sendable {
  static let shared = BarnStore()
  func text(_ key: String) -> String { "hay \(key)" }
}

class BarnText {
  let key: String
  let value: String

  init(key: String) {
    self.key = key
    value = BarnStore.shared.text(key)
  }
}

class BarnList: BarnText {
  let parts: [String]

  override init(key: String) {
    parts = [key, key]
    super.init(key: key)
  }
}

final class BarnLongList: BarnList {
  var size = 0
  override init(key: String) {
    super.init(key: key + key)
    size = parts.count
  }
}
