protocol CondorAPIProtocol: AnyObject, Sendable {
  var a: Int? { get }
  var b: Int? { get }
  var c: Int { get set }
}

final class CondorAPI: @unchecked Sendable {
  static let shared = CondorAPI()
  var a, b: Int?
  var c = 1, d = "x"
}

extension CondorAPI: CondorAPIProtocol {}
