protocol MinivetAPIProtocol: Sendable {
  var name: String { get }
}
final class MinivetAPI: @unchecked Sendable {
  static let shared = MinivetAPI()
  var name: String = ""
  var level: Int = 0
}
extension MinivetAPI: MinivetAPIProtocol {}
