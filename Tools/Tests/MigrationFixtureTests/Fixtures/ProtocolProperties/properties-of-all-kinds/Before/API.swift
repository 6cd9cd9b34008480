final class ChoughAPI: @unchecked Sendable {
  static let shared = ChoughAPI()
  let name: String = "a"
  var token: String?
  private(set) var count = 0
  var total: Int { count * 2 }
  var limit: Double = 1 { didSet { print(limit) } }
  weak var owner: AnyObject?
  lazy var made: [String] = []
  var remote: Int { get async throws { 1 } }
  var pair: (Int, label: String) = (1, "a")
}
