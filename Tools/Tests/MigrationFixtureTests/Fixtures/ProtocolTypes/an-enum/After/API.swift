protocol GullAPIProtocol {
  var text: String { get }
}

enum GullAPI {
  case one
  static let shared = GullAPI.one
  var text: String { "a" }
}

extension GullAPI: GullAPIProtocol {}
