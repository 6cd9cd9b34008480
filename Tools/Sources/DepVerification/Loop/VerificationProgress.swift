internal import Synchronization

/// Tells how far the verification is, with a guess of how long it takes.
final class VerificationProgress: Sendable {
  private struct State {
    var runCount = 0
    /// Seconds that the last run of each command took.
    var lastTook: [String: Double] = [:]
  }

  private let now: @Sendable () -> Double
  private let say: @Sendable (_ text: String) -> Void
  private let state = Mutex(State())

  init(now: @escaping @Sendable () -> Double, say: @escaping @Sendable (_ text: String) -> Void) {
    self.now = now
    self.say = say
  }

  var runCount: Int { state.withLock(\.runCount) }

  /// Runs a command and says so before: `building 3: 12 types applied, about 40 s left`.
  ///
  /// The count of rounds says how often all commands will run from now on if nothing is found.
  func watch(
    _ command: String, verb: String, what: String, roundCount: Int,
    run: (_ command: String) throws -> CommandOutcome
  ) rethrows -> CommandOutcome {
    let (number, estimate) = state.withLock { state in
      state.runCount += 1
      return (state.runCount, Self.estimate(state.lastTook, roundCount))
    }
    say("\(verb) \(number): \(what)\(estimate.map { ", about \($0) left" } ?? "")")
    let start = now()
    let outcome = try run(command)
    let took = now() - start
    state.withLock { $0.lastTook[command] = took }
    return outcome
  }

  private static func estimate(_ took: [String: Double], _ roundCount: Int) -> String? {
    guard !took.isEmpty else { return nil }
    let seconds = Int((took.values.reduce(0, +) * Double(roundCount)).rounded(.up))
    return seconds < 120 ? "\(seconds) s" : "\((seconds + 30) / 60) min"
  }
}
