final class WeddingList: Sendable {
  static let shared = WeddingList()
  let names = ["Ida", "Ole", "Per"]
}

final class SeatingChart {
  private let tables: [String: Int] = {
    var tables: [String: Int] = [:]
    for (index, name) in WeddingList.shared.names.enumerated() {
      tables[name] = index / 2 + 1
    }
    return tables
  }()
  var host = "Eva"

  init(host: String) {
    self.host = host
  }

  func table(of name: String) -> Int { tables[name] ?? 0 }
}
