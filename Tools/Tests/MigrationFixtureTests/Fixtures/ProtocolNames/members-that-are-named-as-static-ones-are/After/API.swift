protocol KnotAPIProtocol: Sendable {
  var `default`: Int { get }
  func log(_ text: String)
}

final class KnotAPI: Sendable {
  static let shared = KnotAPI()
  static let `default` = 1
  static func log(_ text: String) { shared.log(text) }
  var `default`: Int { 2 }
  func log(_ text: String) { print(text) }
}

extension KnotAPI: KnotAPIProtocol {}
