struct IceError: Error {}

protocol IceProbeProtocol: Sendable {
  func depth(_ hole: Int) async throws -> Int
  func check(_ depth: Int) throws -> Bool
}

final class IceProbe: Sendable {
  static let shared = IceProbe()
  func depth(_ hole: Int) async throws -> Int {
    if hole < 0 { throw IceError() }
    return hole * 10
  }
  func check(_ depth: Int) throws -> Bool { if depth > 90 { throw IceError() }; return true }
}

extension IceProbe: IceProbeProtocol {}

final class GlacierStation {
  struct Dependencies {
    var iceProbe: any IceProbeProtocol

    static var defaultDependencies: Self {
      Self(iceProbe: IceProbe.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func survey() async throws -> [Int] {
    let dependencies = self.dependencies
    async let first = dependencies.iceProbe.depth(1)
    async let second = dependencies.iceProbe.depth(2)
    let sum = try await dependencies.iceProbe.depth(3) + dependencies.iceProbe.depth(4)
    let missing = (try? await dependencies.iceProbe.depth(-1)) ?? 0
    return try await [first, second, sum, missing]
  }

  func state() async -> String {
    do {
      guard try await dependencies.iceProbe.check(dependencies.iceProbe.depth(10)) else { return "thin" }
      return "thick"
    } catch is IceError {
      return "ice"
    } catch {
      return "\(error)"
    }
  }
}
