final class OrioleAPI: @unchecked Sendable {
  static let shared = OrioleAPI()
  var a = max(1, 2)
}
