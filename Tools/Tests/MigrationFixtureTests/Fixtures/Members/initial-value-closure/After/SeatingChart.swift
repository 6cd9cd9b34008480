protocol WeddingListProtocol: Sendable {
  var names: [String] { get }
}

final class WeddingList: Sendable {
  static let shared = WeddingList()
  let names = ["Ida", "Ole", "Per"]
}

extension WeddingList: WeddingListProtocol {}

final class SeatingChart {
  struct Dependencies {
    var weddingList: any WeddingListProtocol

    static var defaultDependencies: Self {
      Self(weddingList: WeddingList.shared)
    }
  }

  private let tables: [String: Int]
  var host = "Eva"

  init(host: String, dependencies: Dependencies = .defaultDependencies) {
    tables = {
      var tables: [String: Int] = [:]
      for (index, name) in dependencies.weddingList.names.enumerated() {
        tables[name] = index / 2 + 1
      }
      return tables
    }()
    self.host = host
  }

  func table(of name: String) -> Int { tables[name] ?? 0 }
}
