final class CootAPI: @unchecked Sendable {
  static let shared = CootAPI()
  var onEvent: (Int) -> Void = { print("event", $0) }
  var onEnd: (() -> Void)?
}
