final class PigeonAPI: Sendable { static let shared = PigeonAPI(); func a() { print("a") } }; struct PigeonElse {}
