protocol BoxStoreProtocol: Sendable {
  func read(_ key: String) -> String?
  func write(_ key: String, _ value: String?)
}

final class BoxStore: @unchecked Sendable {
  static let shared = BoxStore()
  private var values: [String: String] = [:]
  func read(_ key: String) -> String? { values[key] }
  func write(_ key: String, _ value: String?) { values[key] = value }
}

extension BoxStore: BoxStoreProtocol {}

struct EmptyBox: Error {}

final class VaultBox {
  struct Dependencies {
    var boxStore: any BoxStoreProtocol

    static var defaultDependencies: Self {
      Self(boxStore: BoxStore.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  var owner: String {
    get { dependencies.boxStore.read("owner") ?? "nobody" }
    set { dependencies.boxStore.write("owner", newValue) }
  }

  subscript(key: String) -> String? {
    get { dependencies.boxStore.read(key) }
    set(text) { dependencies.boxStore.write(key, text) }
  }

  var content: String {
    get async throws {
      guard let text = dependencies.boxStore.read("content") else { throw EmptyBox() }
      return text
    }
  }

  subscript(count: Int) -> Int { dependencies.boxStore.read("owner")?.count ?? count }
}
