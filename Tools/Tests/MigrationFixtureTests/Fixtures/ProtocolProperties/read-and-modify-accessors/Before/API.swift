final class CourserAPI: @unchecked Sendable {
  static let shared = CourserAPI()
  private var values: [Int] = []
  var storage: [Int] {
    _read { yield values }
    _modify { yield &values }
  }
}
