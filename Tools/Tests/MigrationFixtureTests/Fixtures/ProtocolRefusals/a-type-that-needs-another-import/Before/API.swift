final class PintailAPI: Sendable { static let shared = PintailAPI() }
