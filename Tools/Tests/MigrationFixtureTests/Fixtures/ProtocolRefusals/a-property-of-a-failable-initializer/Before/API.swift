final class OspreyAPI: @unchecked Sendable {
  static let shared = OspreyAPI()
  var a = Int("1")
}
