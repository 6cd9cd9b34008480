final class CondorAPI: @unchecked Sendable {
  static let shared = CondorAPI()
  var a, b: Int?
  var c = 1, d = "x"
}
