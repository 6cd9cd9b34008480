struct NoLicence: Error {}

protocol SpectrumProtocol: Sendable {
  func licence(_ frequency: Double) async throws -> String
}

final class Spectrum: Sendable {
  static let shared = Spectrum()
  func licence(_ frequency: Double) async throws -> String {
    guard frequency > 80 else { throw NoLicence() }
    return "L\(Int(frequency))"
  }
}

extension Spectrum: SpectrumProtocol {}

actor RadioStation {
  struct Dependencies {
    var spectrum: any SpectrumProtocol

    static var defaultDependencies: Self {
      Self(spectrum: Spectrum.shared)
    }
  }

  private let dependencies: Dependencies

  let licence: String

  init(frequency: Double, dependencies: Dependencies = .defaultDependencies) async throws {
    self.dependencies = dependencies
    licence = try await dependencies.spectrum.licence(frequency)
  }

  func renew() async throws -> String { try await dependencies.spectrum.licence(99.5) }
}
