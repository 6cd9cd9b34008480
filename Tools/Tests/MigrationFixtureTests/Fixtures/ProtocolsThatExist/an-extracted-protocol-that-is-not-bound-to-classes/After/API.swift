protocol MinivetAPIProtocol: AnyObject, Sendable {
  var name: String { get set }
  var level: Int { get set }
}
final class MinivetAPI: @unchecked Sendable {
  static let shared = MinivetAPI()
  var name: String = ""
  var level: Int = 0
}
extension MinivetAPI: MinivetAPIProtocol {}
