struct IceError: Error {}

final class IceProbe: Sendable {
  static let shared = IceProbe()
  func depth(_ hole: Int) async throws -> Int {
    if hole < 0 { throw IceError() }
    return hole * 10
  }
  func check(_ depth: Int) throws -> Bool { if depth > 90 { throw IceError() }; return true }
}

final class GlacierStation {
  init() {}

  func survey() async throws -> [Int] {
    async let first = IceProbe.shared.depth(1)
    async let second = IceProbe.shared.depth(2)
    let sum = try await IceProbe.shared.depth(3) + IceProbe.shared.depth(4)
    let missing = (try? await IceProbe.shared.depth(-1)) ?? 0
    return try await [first, second, sum, missing]
  }

  func state() async -> String {
    do {
      guard try await IceProbe.shared.check(IceProbe.shared.depth(10)) else { return "thin" }
      return "thick"
    } catch is IceError {
      return "ice"
    } catch {
      return "\(error)"
    }
  }
}
