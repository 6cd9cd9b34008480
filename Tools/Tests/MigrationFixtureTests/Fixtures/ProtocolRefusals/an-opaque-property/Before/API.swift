final class NuthatchAPI: @unchecked Sendable {
  static let shared = NuthatchAPI()
  var a: some Any { 1 }
}
