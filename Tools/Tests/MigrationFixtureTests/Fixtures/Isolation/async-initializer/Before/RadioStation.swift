struct NoLicence: Error {}

final class Spectrum: Sendable {
  static let shared = Spectrum()
  func licence(_ frequency: Double) async throws -> String {
    guard frequency > 80 else { throw NoLicence() }
    return "L\(Int(frequency))"
  }
}

actor RadioStation {
  let licence: String

  init(frequency: Double) async throws {
    licence = try await Spectrum.shared.licence(frequency)
  }

  func renew() async throws -> String { try await Spectrum.shared.licence(99.5) }
}
