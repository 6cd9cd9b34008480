protocol CootAPIProtocol: AnyObject, Sendable {
  var onEvent: (Int) -> Void { get }
  var onEnd: (() -> Void)? { get set }
}

final class CootAPI: @unchecked Sendable {
  static let shared = CootAPI()
  var onEvent: (Int) -> Void = { print("event", $0) }
  var onEnd: (() -> Void)?
}

extension CootAPI: CootAPIProtocol {}
