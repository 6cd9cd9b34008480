class OystercatcherAPI: @unchecked Sendable {
  static let shared = OystercatcherAPI()
  func a() -> Self { self }
}
