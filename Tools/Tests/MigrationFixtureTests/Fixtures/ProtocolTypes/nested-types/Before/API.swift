final class RheaAPI: @unchecked Sendable {
  static let shared = RheaAPI()
  enum State { case idle, busy }
  typealias Handler = @Sendable (State) -> Void
  var state: State { .idle }
  func load(_ states: [String: State?], _ done: Handler?) throws(Failure) { print("load", states.count) }
  func make() -> Options.Inner { .init() }
}
extension RheaAPI {
  struct Failure: Error {}
  struct Options { struct Inner {} }
}
