actor Taken5Screen {
  nonisolated let make: @Sendable () -> String

  init(with api: Taken5API = Taken5API.shared) throws {
    make = { api.name }
  }
}