protocol ChoughAPIProtocol: AnyObject, Sendable {
  var name: String { get }
  var token: String? { get set }
  var count: Int { get }
  var total: Int { get }
  var limit: Double { get }
  var owner: AnyObject? { get }
  var made: [String] { get }
  var remote: Int { get async throws }
  var pair: (Int, label: String) { get }
}

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

extension ChoughAPI: ChoughAPIProtocol {}
