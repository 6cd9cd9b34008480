final class BoxStore: @unchecked Sendable {
  static let shared = BoxStore()
  private var values: [String: String] = [:]
  func read(_ key: String) -> String? { values[key] }
  func write(_ key: String, _ value: String?) { values[key] = value }
}

struct EmptyBox: Error {}

final class VaultBox {
  init() {}

  var owner: String {
    get { BoxStore.shared.read("owner") ?? "nobody" }
    set { BoxStore.shared.write("owner", newValue) }
  }

  subscript(key: String) -> String? {
    get { BoxStore.shared.read(key) }
    set(text) { BoxStore.shared.write(key, text) }
  }

  var content: String {
    get async throws {
      guard let text = BoxStore.shared.read("content") else { throw EmptyBox() }
      return text
    }
  }

  subscript(count: Int) -> Int { BoxStore.shared.read("owner")?.count ?? count }
}
