#if NEVER
final class PhoebeAPI: Sendable { func a() { print("a") } }
#else
final class PhoebeAPI: Sendable { static let shared = PhoebeAPI(); func a() { print("a") } }
#endif
