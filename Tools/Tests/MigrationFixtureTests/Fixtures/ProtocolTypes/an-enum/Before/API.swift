enum GullAPI {
  case one
  static let shared = GullAPI.one
  var text: String { "a" }
}
